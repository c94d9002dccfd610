import { isStaff } from '#server/calls/access.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { type CreditData, creditPaperData, drawReceipt, type ReceiptFile } from '../documents/index.ts';
import { findNote } from './credit-notes.repository.ts';

type Asked = OuterCtx & { caller: SignedInCaller };

/** The paper of a credit note as a file: read in one transaction, drawn after it. */
export const downloadPaper = async (ctx: Asked, { noteId }: { noteId: string }): Promise<ReceiptFile> => {
  const { caller } = ctx;
  return drawReceipt(await ctx.transact((step) => readPaper({ ...step, caller }, noteId)));
};

/** For its person and for staff; to everybody else it looks like one that is not there. */
const readPaper = async ({ db, caller }: SignedInCtx, noteId: string): Promise<CreditData> => {
  const note = await findNote(db, noteId);
  const isTheirs = note?.userId === caller.user.id;
  const data = isTheirs || isStaff(caller) ? await creditPaperData(db, noteId) : undefined;
  if (!data) throw new AppError('not-found');
  return data;
};
