// The lesson: pictures made of real cards, and the one to click before it goes on.

export const SLIDES = [
  { cards: ["hacker-joey", "cyberdelia", "garbage-file"], pick: "" },
  { cards: ["virus", "curtis", "diskette"], pick: "curtis" },
  { cards: ["?", "payphone"], pick: "payphone" },
  { cards: ["worm", "special-agent"], pick: "worm" },
  { cards: ["hacker-burn", "hacker-nikon"], pick: "hacker-nikon" },
];
