/** What stands on one page of a certificate, all of it words. */
export type CertificatePage = {
  language: 'en' | 'ar';
  brand: string;
  kind: string;
  /** Before the name, and after it. */
  before: string;
  name: string;
  after: string;
  title: string;
  /** Code, version, length; days and place of a run. */
  details: string[];
  /** Where the day of issue stands in its year, from 0 to 1. */
  dayInYear: number;
  facts: { label: string; value: string }[];
  signatories: { name: string; role: string }[];
  verify: { words: string; address: string; number: string };
  /** Null where the course shows none. */
  qr: Qr | null;
};

/** Squares of a QR code, row by row. */
export type Qr = { size: number; isDark(row: number, column: number): boolean };

export type CertificateDocument = {
  title: string;
  author: string;
  /** The day of issue: the same certificate is the same file, whenever it is drawn. */
  createdOn: string;
  pages: CertificatePage[];
};
