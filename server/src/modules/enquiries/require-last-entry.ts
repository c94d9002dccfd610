import { AppError } from '#server/calls/app-error.ts';
import { CHANGED_SINCE } from '#server/calls/require-last.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type EnquiryEntry, findLastEntry } from './enquiry-entries.repository.ts';

/** What is undone has to be the last of these kinds; `over` is its entry, and is left out by what undoes nothing. */
export const requireLastEntry = async (
  db: Tx,
  { enquiryId, over }: { enquiryId: string; over?: string },
  kinds: readonly EnquiryEntry['kind'][],
): Promise<void> => {
  if (over === undefined) return;
  const last = await findLastEntry(db, enquiryId, kinds);
  if (last?.id !== over) throw new AppError('conflict', { message: CHANGED_SINCE });
};
