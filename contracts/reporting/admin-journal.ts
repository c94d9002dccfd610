import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, localDay } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { days } from './admin-report-filters.ts';

/** In minor units; a debit is above zero, a credit below. */
const line = z.object({
  _id: z.number().int(),
  account: z.string(),
  currency: z.string(),
  amount: minorUnits,
  /** In euro cents; null where the journal has no exchange into euro. */
  eur: minorUnits.nullable(),
});

const journal = z.object({
  _id: z.string(),
  /** Of its first line: raised with every line that is written. */
  number: z.number().int(),
  at: instantText,
  kind: z.string(),
  /** What it is of: an order or a payment case, which have a page; or a line of a gateway’s books. */
  sale: z
    .object({ of: z.enum(['order', 'case', 'gateway-entry']), ref: z.string(), name: z.string() })
    .nullable(),
  lines: z.array(line),
});
export type Journal = z.infer<typeof journal>;

const page = { journals: z.array(journal), nextCursor: z.string().nullable() };
const cursor = { cursor: z.string().max(100).optional() };

export const listJournals = endpoint({
  summary:
    'Journals of a period that touch an account or are of a kind, or one of several, newest first, with all their lines; the sums are those of the lines that the filter names',
  method: 'GET',
  path: '/api/admin/reports/journal',
  access: 'staff',
  scope: 'orders:read',
  query: z.strictObject({
    ...days,
    /** Of accounts and kinds: one, or several joined by commas. */
    account: z.string().max(400).optional(),
    kind: z.string().max(400).optional(),
    ...cursor,
  }),
  response: answer({
    from: localDay,
    to: localDay,
    ...page,
    sums: z.array(z.object({ currency: z.string(), debit: minorUnits, credit: minorUnits })),
  }),
});

/** Its query and access are those of the export; the pages that it is made of are no call. */
export const exportedJournals = endpoint({
  summary:
    'The journal of a period for an accountant, one row for each line, oldest first, ending with its sums; refused when a journal does not balance',
  method: 'GET',
  path: `${listJournals.path}/export`,
  access: 'admin',
  query: z.strictObject({ ...days, ...cursor }),
  response: answer(page),
});

export const journalEndpoints = { listJournals };
