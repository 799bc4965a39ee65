// The replays this browser has seen end.

import { kept } from "./prefs.js";

export function keptReplays() {
  try {
    return JSON.parse(kept("replays", "[]"));
  } catch {
    return [];
  }
}
