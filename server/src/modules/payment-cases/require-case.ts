import { CASE_STATUS_LABELS } from '#contracts/payment-cases/case-options.ts';
import type { CaseStatus } from '#domain/cases/case-status.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findCase, lockCase, type PaymentCase } from './payment-cases.repository.ts';

export const requireCase = async (db: Tx | Db, id: string): Promise<PaymentCase> => {
  const found = await findCase(db, id);
  if (!found) throw new AppError('not-found');
  return found;
};

/** Also where somebody deletes it just now. */
export const requireLockedCase = async (ctx: Ctx, id: string): Promise<PaymentCase> => {
  await requireCase(ctx.db, id);
  const locked = await lockCase(ctx.db, id);
  if (locked.deletedAt) throw new AppError('not-found');
  return locked;
};

/** `what` completes the sentence, as in “cannot be extended”. */
export const requireStatus = (
  { status }: Pick<PaymentCase, 'status'>,
  allows: (status: CaseStatus) => boolean,
  what: string,
): void => {
  if (allows(status)) return;
  const label = CASE_STATUS_LABELS[status].toLowerCase();
  throw new AppError('wrong-state', { message: `This case is ${label}; it cannot be ${what}.` });
};
