// The chance of a game, drawn again in the browser: the stream of numbers that a seed gives (sfc32, sown from its SHA-256).

const SETTLE = 12;
const LONGEST = 200_000; // numbers; a game draws some hundred

const hash = async text => new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

export const hex = async text => Array.from(await hash(text), byte => byte.toString(16).padStart(2, "0")).join("");

// The next state of the stream.
function next([a, b, c, d]) {
  const out = (a + b + d) >>> 0;
  return [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (((c << 21) | (c >>> 11)) + out) >>> 0, (d + 1) >>> 0];
}

// Whether the stream of a seed passes through all these states, in this order; and how many numbers were drawn by then.
export async function drawn(seed, steps) {
  const words = new DataView((await hash(seed)).buffer);
  let state = [0, 4, 8, 12].map(at => words.getUint32(at, true));
  for (let n = 0; n < SETTLE; n += 1) state = next(state);
  let count = 0;
  let dealt = 0;
  for (const [picks, ...wanted] of steps) {
    while (state.some((word, n) => word !== wanted[n])) {
      if (count > LONGEST) return null;
      state = next(state);
      count += 1;
    }
    if (!picks) dealt = count;
  }
  return { count, dealt };
}
