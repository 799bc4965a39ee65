// A friendly name for somebody who has none yet, the same until it is changed.

import { keep, kept } from "./prefs.js";

const HANDLES = ["null_modem", "dial_tone", "bit_rot", "core_dump", "paper_tape", "root_beer", "carrier_lost", "vax_poetic", "blue_screen", "hot_swap", "off_by_one", "red_herring", "spare_fuse", "tin_foil", "warm_boot", "cold_start"];

export function proposedName() {
  const before = kept("handle");
  if (before) return before;
  const [which, number] = crypto.getRandomValues(new Uint32Array(2));
  const name = `${HANDLES[which % HANDLES.length]}_${10 + (number % 90)}`;
  keep("handle", name);
  return name;
}
