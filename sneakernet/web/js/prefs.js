// What this browser remembers: theme, sound, motion, language, lessons already seen, pencil marks.

export function keep(name, value) {
  try {
    localStorage.setItem(`sneakernet.${name}`, value);
  } catch {
    // Private windows may forget; nothing depends on it.
  }
}

export function kept(name, otherwise = "") {
  try {
    return localStorage.getItem(`sneakernet.${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  keep("theme", theme);
}

export function setMotion(motion) {
  document.documentElement.dataset.motion = motion;
  keep("motion", motion);
}

const phone = matchMedia("(max-width: 640px)");
const small = matchMedia("(max-width: 1100px)");

const low = matchMedia("(max-height: 560px) and (min-width: 560px)");

export const onLow = () => low.matches;
export const onPhone = () => phone.matches;
export const onTablet = () => small.matches;

// A phone may be turned, a window drawn larger.
export const whenTurned = then => [phone, small, low].forEach(query => query.addEventListener("change", then));

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const moves = () => kept("motion", "on") !== "off" && !calm.matches;

// Whether the last touch was by a finger: what a tap would do is shown before it is done.
let finger = false;
document.addEventListener("pointerdown", event => (finger = event.pointerType === "touch"), true);
document.addEventListener("keydown", () => (finger = false), true);

export const byFinger = () => finger;
export const asksTwice = () => kept("careful", "off") === "on";
