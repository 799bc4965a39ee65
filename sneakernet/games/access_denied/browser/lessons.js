// The lesson: pictures made of real cards, and the one to click before it goes on.

export const SLIDES = [
  { cards: ["bbs", "firewall", "wiretap"], pick: "" },
  { cards: ["samurai", "guru", "usenet"], pick: "guru" },
  { cards: ["fbi-raid", "mocking-bird"], pick: "mocking-bird" },
  { cards: ["packet-sniffer", "logic-bomb"], pick: "" },
];
