export type PaperRow = { label: string; value: string };

/** A part of a plan on its day. */
export type PaperPart = {
  name: string;
  dueOn: string;
  eur: string;
  aed: string;
  state: string;
  /** Nothing more of it is to come: the parts that follow stand out beside it. */
  isDone: boolean;
};

/** What stands on a paper of the academy, all of it words: sums are formatted, days written out. */
export type PaperModel = {
  /** What it is: 'Receipt'. */
  kind: string;
  number: string;
  date: string;
  brand: string;
  /** The one sum that the paper is about, and what makes it up. */
  figure: { label: string; sum: string; notes: string[] };
  /** How far the whole is paid, `share` from 0 to 1; null where there is no whole. */
  progress: { share: number; done: string; open: string } | null;
  seller: string[];
  buyer: string[];
  sections: { title: string; rows: PaperRow[] }[];
  /** Empty where nothing is paid in parts. */
  parts: PaperPart[];
};
