// A pixel alphabet of our own: five by seven dots, drawn as lines of a screen.

import { h } from "./dom.js";

const ROWS = {
  A: "0E11111F111111", B: "1E11111E11111E", C: "0E11101010110E", D: "1E11111111111E", E: "1F10101E10101F",
  F: "1F10101E101010", G: "0E11101711110E", H: "1111111F111111", I: "0E04040404040E", J: "0702020202120C",
  K: "11121418141211", L: "1010101010101F", M: "111B1515111111", N: "11191515131111", O: "0E11111111110E",
  P: "1E11111E101010", Q: "0E11111115120D", R: "1E11111E141211", S: "0F10100E01011E", T: "1F040404040404",
  U: "1111111111110E", V: "11111111110A04", W: "111111151B1B11", X: "11110A040A1111", Y: "11110A04040404",
  Z: "1F01020408101F", 0: "0E11131519110E", 1: "040C040404040E", 2: "0E11010608101F", 3: "1F02040201110E",
  4: "02060A121F0202", 5: "1F101E0101110E", 6: "0608101E11110E", 7: "1F010204080808", 8: "0E11110E11110E",
  9: "0E11110F01020C", "!": "04040404040004", "-": "0000001F000000", "?": "0E110106040004", "+": "0004041F040400",
  ".": "00000000000004", ":": "00040000000400",
};

const WIDTH = 5;

function runs(bits) {
  const found = [];
  for (let x = 0; x < WIDTH; x += 1) {
    if (!(bits & (1 << (WIDTH - 1 - x)))) continue;
    const start = x;
    while (x + 1 < WIDTH && bits & (1 << (WIDTH - 2 - x))) x += 1;
    found.push([start, x - start + 1]);
  }
  return found;
}

function outline(letter, left) {
  const rows = ROWS[letter] || "";
  let path = "";
  for (let y = 0; y < 7; y += 1) {
    for (const [x, length] of runs(parseInt(rows.slice(y * 2, y * 2 + 2) || "0", 16))) {
      path += `M${left + x} ${y}h${length}v.86h-${length}z`;
    }
  }
  return path;
}

// Words as a picture; `label` is what a screen reader says (none: it is decoration).
export function pixels(text, { label = "", name = "pixels" } = {}) {
  const letters = [...text.toUpperCase()];
  const path = letters.map((letter, n) => outline(letter, n * 6)).join("");
  const said = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return h("svg", { class: name, viewBox: `0 0 ${letters.length * 6 - 1} 7`, ...said }, h("path", { d: path }));
}
