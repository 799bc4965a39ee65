// How fast bots play.

export const TEMPOS = ["slow", "normal", "fast", "step"];
