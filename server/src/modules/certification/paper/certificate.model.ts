export type Named = { name: string; role: string };
/** A part of a line that is read by itself: words of ours run as their page does, others as they are written. */
export type Piece = { text: string; isOurs: boolean };

/** What stands on one page of a certificate, all of it words. */
export type CertificatePage = {
  language: 'en' | 'ar';
  /** 'Certificate of completion' */
  kind: string;
  /** Before the name, and after it. */
  before: string;
  name: string;
  after: string;
  course: string;
  /** Code, and what was held: days, place and length of a run, or version and length. */
  particulars: Piece[];
  comma: string;
  facts: { label: string; value: string }[];
  /** Who sign, the issuer, and who certify beside it. */
  signatories: Named[];
  issuer: Named;
  bodies: Named[];
  /** How somebody checks it, before the address. */
  check: string;
};

export type CertificateModel = {
  number: string;
  brand: string;
  /** The day of issue: the same certificate is the same file, whenever it is drawn. */
  issuedOn: string;
  /** Where that day stands in its year, from 0 to 1, each month as long as another. */
  yearShare: number;
  /** Where it is checked, as it is typed, without the number. */
  address: string;
  /** What the code says; null where there is none. */
  code: string | null;
  /** One for each language, in the same order of places. */
  pages: CertificatePage[];
};
