export type SignatureSheetRow = {
  name: string;
  /** Empty where nothing was noted. */
  arrived: string;
  left: string;
  /** How it was noted: 'Code', 'List', 'Signature', or that somebody was absent. */
  noted: string;
  /** Path of what was drawn, in a box of 1000 by 300; null leaves the box empty, to be signed by hand. */
  signature: string | null;
};

/** Who was there on one day of a run, all of it words: times are of the venue's clock. */
export type SignatureSheetModel = {
  brand: string;
  issuer: string;
  course: string;
  /** The code of the course. */
  code: string;
  /** '1 of 2' */
  day: string;
  date: string;
  hours: string;
  venue: string;
  instructors: string;
  participants: SignatureSheetRow[];
  /** '12 participants', '10 present' … */
  totals: { label: string; value: string }[];
};
