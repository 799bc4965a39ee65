// What of the rules is about some editions alone: sections, rules by a word in their titles, sentences by how they begin.

export const EDITIONS = [
  { editions: ["german"], sections: ["zugang"], marks: "ad.mark.german", titles: "ad.title.german" },
  { editions: ["2014", "2013"], sections: [], marks: "ad.mark.english", titles: "ad.title.english" },
  { editions: ["2014"], sections: [], marks: "ad.mark.2014", titles: "ad.mark.2014" },
  { editions: ["2013"], sections: [], marks: "ad.mark.2013", titles: "ad.mark.2013" },
];
