// Sounds, synthesised: relays, modems and a little brass. Nothing is loaded.

import { kept } from "./prefs.js";

let context = null;

function ready() {
  if (kept("sound", "on") === "off") return null;
  if (!context && navigator.userActivation?.hasBeenActive) context = new AudioContext();
  if (context?.state === "suspended") context.resume();
  return context;
}

function tone(at, pitch, length, { shape = "square", loud = 0.04, glide = 0 } = {}) {
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  if (glide) voice.frequency.exponentialRampToValueAtTime(glide, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

function click(at, loud = 0.08) {
  const frames = Math.floor(context.sampleRate * 0.03);
  const noise = context.createBuffer(1, frames, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let n = 0; n < frames; n += 1) data[n] = (Math.random() * 2 - 1) * (1 - n / frames) ** 4;
  const source = context.createBufferSource();
  const volume = context.createGain();
  volume.gain.value = loud;
  source.buffer = noise;
  source.connect(volume).connect(context.destination);
  source.start(context.currentTime + at);
}

const SOUNDS = {
  card: () => click(0),
  deal: () => Array.from({ length: 12 }, (_, n) => click(n * 0.06, 0.05)),
  choose: () => [click(0, 0.12), tone(0.01, 880, 0.05, { loud: 0.02 })],
  turn: () => [tone(0, 1209, 0.09, { shape: "sine" }), tone(0.1, 1477, 0.12, { shape: "sine" })],
  refuse: () => tone(0, 140, 0.18, { loud: 0.03, shape: "sawtooth" }),
  chat: () => tone(0, 620, 0.07, { shape: "triangle", glide: 930 }),
  attack: () => [tone(0, 520, 0.28, { shape: "sawtooth", glide: 90, loud: 0.03 }), click(0.05, 0.1)],
  point: () => [0, 1, 2].map(n => tone(n * 0.06, 660 * 1.26 ** n, 0.08, { shape: "triangle" })),
  fanfare: () => {
    tone(0, 110, 1.1, { shape: "sawtooth", glide: 880, loud: 0.03 });
    [220, 277, 330, 440].forEach((pitch, n) => tone(0.9 + n * 0.06, pitch, 0.9, { loud: 0.03 }));
  },
  shout: () => [196, 247, 294].forEach((pitch, n) => tone(n * 0.09, pitch, 0.16, { shape: "sawtooth", glide: pitch * 1.5, loud: 0.03 })),
  end: () => [523, 659, 784, 1047].forEach((pitch, n) => tone(n * 0.12, pitch, 0.3, { shape: "triangle", loud: 0.05 })),
};

export function play(name) {
  if (ready() && SOUNDS[name]) SOUNDS[name]();
}
