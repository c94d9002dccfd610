import type { AGES, REVENUE_BY } from '#contracts/reporting/admin-reports.ts';

/** What each report counts, and what it leaves out. */
export const DEFINITIONS = {
  revenue:
    'Received less given back, in euro, on the day that the money moved: the same rows as the list of payments, refunds among them. What an order of several courses is paid is shared by their prices, and so is a refund. Money stays with the course that it was paid for; of several instructors the one named first has all of it. Days are those of Dubai.',
  receivables:
    'What is still to be paid today of sales that have begun to be paid, in euro, by how many days it has been due. An order that nothing was paid for is not owed. The days chosen are those on which it falls due.',
  vat: 'What the ledger says of the tax of sales, in euro, at the rate that was frozen with each. A sale counts on the day of its first receipt, what is taken back on the day that it was decided; the paper of a refund follows when the money has gone.',
  settlement:
    'In dirhams, by the ledger: what each gateway took in for us, gave back, kept as its fee, withheld for disputes and paid out. What it holds at the end is not yet settled. “Not in its books” was captured, and the gateway’s own books do not name it yet.',
  attendance:
    'The runs that began in these days and that somebody is on, by what was noted of each person or seen of them online. Somebody attended who was there on any day; a no-show was on a run that is over, and of which attendance was kept, and was never there.',
  journal:
    'Every journal with all its lines, the newest first. A debit is what an account receives, a credit what it gives; each journal balances in each currency. Euro is what the journal itself exchanged, and is left open where nothing was.',
} as const;

export const groupWords: Readonly<Record<(typeof REVENUE_BY)[number], string>> = {
  month: 'Month',
  course: 'Course',
  city: 'City',
  instructor: 'Instructor',
  kind: 'Kind',
};

export const noneWords: Readonly<Record<(typeof REVENUE_BY)[number], string>> = {
  month: '–',
  course: 'Payment cases',
  city: 'No city',
  instructor: 'No instructor',
  kind: '–',
};

export const ageWords: Readonly<Record<(typeof AGES)[number], string>> = {
  notDue: 'Not due',
  to30: '1–30 days',
  to60: '31–60 days',
  to90: '61–90 days',
  over90: 'Over 90 days',
};

export const nothingFound = {
  unmatched: {
    title: 'Nothing matches this filter',
    text: 'Both days are included.',
    all: 'Show this report without a filter',
  },
  none: {
    title: 'There is nothing yet',
    text: 'This report begins with the first sale.',
  },
};
