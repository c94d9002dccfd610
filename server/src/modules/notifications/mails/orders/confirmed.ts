import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { OrderedCourse } from '#emails/ordered-courses.ts';
import type { OpenPart, Paid } from '#emails/words.ts';

/** What is said of any order; its courses tell which letter it is. */
export type Confirmed = {
  name: string;
  reference: string;
  courses: readonly OrderedCourse[];
  orderUrl: string;
  /** What the order costs; 0 for a free place. */
  totalEur: number;
  paid: Paid;
  receipts: { number: string; href: string }[];
  openParts: OpenPart[];
  /** What was agreed to, and the day in the venue's calendar on which this is written. */
  policy: PolicyTerms | null;
  today: LocalDate;
  contactEmail: string;
};
