import type { InputOf } from '#contracts/endpoint.ts';
import type { exportedJournals } from '#contracts/reporting/admin-journal.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { periodOf } from '../reports/report-period.ts';
import { pageJournals } from './journals.repository.ts';
import { presentJournal } from './present-journal.ts';

const SIZE = 1_000;

/** A long page of all journals of a period, the oldest first. */
export const pageForExport = async (
  { db, now }: ReadCtx,
  { cursor, ...asked }: InputOf<typeof exportedJournals>,
) => {
  const page = { ...toPage(cursor, SIZE), order: 'oldest-first' } as const;
  const { rows, nextCursor } = cutPage(
    await pageJournals(db, { ...periodOf(now, asked), accounts: [], kinds: [] }, page),
    SIZE,
    ({ id }) => id,
  );
  return { journals: rows.map(presentJournal), nextCursor };
};
