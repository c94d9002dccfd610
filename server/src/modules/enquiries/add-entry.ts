import type { SignedInCtx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { type EnquiryEntry, insertEntry } from './enquiry-entries.repository.ts';

/**
 * Writes down what the caller does with an enquiry; returns the entry's id. The text of a note or reply is theirs, the
 * others read on after their name: 'gave it to Alan Turing'.
 */
export const addEntry = async (
  ctx: SignedInCtx,
  entry: Pick<EnquiryEntry, 'enquiryId' | 'kind' | 'text'>,
): Promise<string> => {
  const id = uuidv7();
  await insertEntry(ctx.db, { ...entry, id, authorId: ctx.caller.user.id, createdAt: ctx.now });
  return id;
};
