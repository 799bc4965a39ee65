// Nothing is here: the way back.

import { h } from "../dom.js";
import { bar, startPage } from "../bar.js";
import { nothingHere } from "../room.js";
import { t } from "../words.js";

await startPage(again => [bar(again), h("main", {}, nothingHere(t("lost")))]);
document.title = "Sneakernet";
