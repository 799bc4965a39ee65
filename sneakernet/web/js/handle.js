// A friendly name for somebody who has none yet, the same until it is changed. No bot is called so.

import { keep, kept } from "./prefs.js";

const HANDLES = ["cold_start", "page_fault", "soft_reset", "loop_back", "night_owl", "half_byte", "spin_lock", "patch_bay", "dead_key", "left_shift", "punch_card", "idle_loop", "lost_bit", "raw_socket", "low_pass", "key_click"];

export function proposedName() {
  const before = kept("handle");
  if (before) return before;
  const [which, number] = crypto.getRandomValues(new Uint32Array(2));
  const name = `${HANDLES[which % HANDLES.length]}_${10 + (number % 90)}`;
  keep("handle", name);
  return name;
}
