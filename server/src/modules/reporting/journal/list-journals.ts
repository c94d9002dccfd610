import type { InputOf } from '#contracts/endpoint.ts';
import type { listJournals as call } from '#contracts/reporting/admin-journal.ts';
import type { Ctx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { periodOf } from '../reports/report-period.ts';
import { pageJournals, sumLines } from './journals.repository.ts';
import { presentJournal } from './present-journal.ts';

const SIZE = 25;

/** A page of journals, and the sums of all lines that the filter names. */
export const listJournals = async (
  { db, now }: Ctx,
  { from, to, cursor, account, kind }: InputOf<typeof call>,
) => {
  const period = periodOf(now, { from, to });
  const filter = { ...period, accounts: namesIn(account), kinds: namesIn(kind) };
  const page = { ...toPage(cursor, SIZE), order: 'newest-first' } as const;
  const { rows, nextCursor } = cutPage(await pageJournals(db, filter, page), SIZE, ({ id }) => id);
  return { ...period, journals: rows.map(presentJournal), sums: await sumLines(db, filter), nextCursor };
};

const namesIn = (joined: string | undefined): string[] => (joined ? joined.split(',') : []);
