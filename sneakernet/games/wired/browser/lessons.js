// The lesson: pictures made of real cards, and the one to click before it goes on.

export const SLIDES = [
  { cards: ["switch", "cable-2", "computer"], pick: "switch" },
  { cards: ["cable-3", "computer", "computer"], pick: "computer" },
  { cards: ["hacked", "secured", "helpdesk"], pick: "secured" },
  { cards: ["facilities", "audit", "head-hunter"], pick: "" },
];
