// The lesson: what one does at the table, done once with real cards. Each step says when it is right.

export const SLIDES = [
  { cards: ["hacker-joey", "cyberdelia", "garbage-file"], right: "garbage-file" },
  { cards: ["virus", "curtis", "diskette"], right: "curtis" },
  { cards: ["?", "payphone"], right: "payphone" },
  { cards: ["phone-tap", "the-gibson", "diskette"], marks: 2, right: marked => !marked.includes("the-gibson") },
  { cards: ["worm", "special-agent"], right: "worm" },
  { cards: ["curtis", "hacker-nikon"], words: ["pass"], right: "hacker-nikon" },
];

// In the first game one begins oneself.
export const FIRST = { first_starter: "host" };
