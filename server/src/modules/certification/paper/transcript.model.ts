export type TranscriptRow = {
  course: string;
  number: string;
  issued: string;
  validTo: string;
  hours: string;
  points: string;
  /** 'Valid', 'Expired' … */
  state: string;
  /** It counts for nothing any more: those that do stand out beside it. */
  isOver: boolean;
};

/** All certificates of one person on a day, all of it words: numbers are formatted, days written out. */
export type TranscriptModel = {
  brand: string;
  /** Of which day. */
  date: string;
  /** Who gives it, and whose it is: name first. */
  issuer: string[];
  person: string[];
  /** The sum of the points that count, and what makes it up. */
  figure: { label: string; sum: string; notes: string[] };
  certificates: TranscriptRow[];
  /** The points that count, for each year and body; those of a certificate with several bodies stand with each. */
  points: { year: string; body: string; points: string }[];
};
