// A QR code from a short text: bytes, error correction M, versions 1 to 10, the mask with the lowest penalty.

import { h } from "./dom.js";

// Per version: codewords of correction per block, and the data codewords of each block.
const BLOCKS = [null, [10, [16]], [16, [28]], [26, [44]], [18, [32, 32]], [24, [43, 43]], [16, [27, 27, 27, 27]], [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]]];
const ALIGN = [null, [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS = [(x, y) => (x + y) % 2, (x, y) => y % 2, x => x % 3, (x, y) => (x + y) % 3, (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3), (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let n = 0, value = 1; n < 255; n += 1) {
  EXP[n] = EXP[n + 255] = value;
  LOG[value] = n;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a, b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

function correction(data, length) {
  let generator = [1];
  for (let n = 0; n < length; n += 1) {
    const next = new Array(generator.length + 1).fill(0);
    generator.forEach((value, i) => {
      next[i] ^= value;
      next[i + 1] ^= times(value, EXP[n]);
    });
    generator = next;
  }
  const rest = [...data, ...new Array(length).fill(0)];
  for (let n = 0; n < data.length; n += 1) {
    const factor = rest[n];
    if (factor) generator.forEach((value, i) => (rest[n + i] ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

function codewords(bytes, version) {
  const [check, sizes] = BLOCKS[version];
  const room = sizes.reduce((a, b) => a + b);
  const bits = [];
  const put = (value, length) => {
    for (let n = length - 1; n >= 0; n -= 1) bits.push((value >> n) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach(byte => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = [];
  for (let n = 0; n < bits.length; n += 8) data.push(parseInt(bits.slice(n, n + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let at = 0;
  const blocks = sizes.map(size => data.slice(at, (at += size)));
  const checks = blocks.map(block => correction(block, check));
  const woven = [];
  for (let n = 0; n < Math.max(...sizes); n += 1) blocks.forEach(block => n < block.length && woven.push(block[n]));
  for (let n = 0; n < check; n += 1) checks.forEach(block => woven.push(block[n]));
  return woven;
}

function frame(version) {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => new Array(size).fill(0));
  const fixed = Array.from({ length: size }, () => new Array(size).fill(false));
  const set = (x, y, value) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = value ? 1 : 0;
    fixed[y][x] = true;
  };
  for (let n = 0; n < size; n += 1) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [left, top] of [[0, 0], [size - 7, 0], [0, size - 7]])
    for (let y = -1; y < 8; y += 1)
      for (let x = -1; x < 8; x += 1) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring !== 4);
      }
  const spots = ALIGN[version];
  const last = spots.length - 1;
  spots.forEach((cx, i) => spots.forEach((cy, j) => {
    if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
    for (let y = -2; y < 3; y += 1) for (let x = -2; x < 3; x += 1) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  }));
  format(set, size, 0);
  if (version > 6) {
    let rest = version;
    for (let n = 0; n < 12; n += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let n = 0; n < 18; n += 1) {
      set(size - 11 + (n % 3), Math.floor(n / 3), (bits >> n) & 1);
      set(Math.floor(n / 3), size - 11 + (n % 3), (bits >> n) & 1);
    }
  }
  return { size, dark, fixed, set };
}

function format(set, size, mask) {
  let rest = mask; // correction M is 00
  for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = n => (bits >> n) & 1;
  for (let n = 0; n < 6; n += 1) set(8, n, bit(n));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let n = 9; n < 15; n += 1) set(14 - n, 8, bit(n));
  for (let n = 0; n < 8; n += 1) set(size - 1 - n, 8, bit(n));
  for (let n = 8; n < 15; n += 1) set(8, size - 15 + n, bit(n));
  set(8, size - 8, 1);
}

function pour({ size, dark, fixed }, words) {
  let n = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = (right + 1) & 2 ? step : size - 1 - step;
      for (const x of [right, right - 1]) {
        if (fixed[y][x]) continue;
        dark[y][x] = n < words.length * 8 ? (words[n >> 3] >> (7 - (n & 7))) & 1 : 0;
        n += 1;
      }
    }
  }
}

function penalty(dark) {
  const size = dark.length;
  const lines = [...dark, ...dark.map((_, x) => dark.map(row => row[x]))];
  let sum = 0;
  for (const line of lines) {
    for (const run of line.join("").match(/0{5,}|1{5,}/g) || []) sum += run.length - 2;
    sum += 40 * (line.join("").match(/(?=00001011101|10111010000)/g) || []).length;
  }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) if (dark[y][x] === dark[y - 1][x] && dark[y][x] === dark[y][x - 1] && dark[y][x] === dark[y - 1][x - 1]) sum += 3;
  const share = dark.flat().reduce((a, b) => a + b) / size / size;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

export function qrRows(text) {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((blocks, n) => n && blocks[1].reduce((a, b) => a + b) >= bytes.length + (n < 10 ? 2 : 3));
  if (version < 0) return null;
  const words = codewords(bytes, version);
  let best = null;
  MASKS.forEach((hit, mask) => {
    const code = frame(version);
    pour(code, words);
    for (let y = 0; y < code.size; y += 1) for (let x = 0; x < code.size; x += 1) if (!code.fixed[y][x] && hit(x, y) === 0) code.dark[y][x] ^= 1;
    format(code.set, code.size, mask);
    const cost = penalty(code.dark);
    if (!best || cost < best.cost) best = { cost, rows: code.dark };
  });
  return best.rows;
}

export function qrPicture(text, label) {
  const rows = qrRows(text);
  if (!rows) return null;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");
  const size = rows.length + 8;
  return h("svg", { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges" },
    h("rect", { width: size, height: size, class: "qr-paper" }), h("path", { d: path, class: "qr-ink" }));
}
