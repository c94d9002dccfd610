import { CASE_STATUS_LABELS } from '#contracts/payment-cases/case-options.ts';
import { isPayable } from '#domain/cases/case-status.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findCaseByTokenHash, lockCase, type PaymentCase } from '../payment-cases.repository.ts';
import { hashOfToken } from './case-links.ts';
import { findPageByTokenHash, type LinkPage } from './link-page.repository.ts';

/** The case of a link; a guessed or replaced token, and the link of what was never sent, look like absence. */
export const requireLink = async (db: Tx | Db, token: string): Promise<PaymentCase> => {
  const found = await findCaseByTokenHash(db, hashOfToken(token));
  if (!found || isUnsent(found)) throw new AppError('not-found');
  return found;
};

/** The same with all that its page shows. */
export const requireLinkPage = async (db: Tx | Db, token: string): Promise<LinkPage> => {
  const found = await findPageByTokenHash(db, hashOfToken(token));
  if (!found || isUnsent(found.one)) throw new AppError('not-found');
  return found;
};

const isUnsent = ({ sentAt, appliedAed }: PaymentCase) => sentAt === null && appliedAed === 0;

/** The same, locked: between finding and locking it the link may be replaced, and the case deleted. */
export const lockLink = async (db: Tx, token: string): Promise<PaymentCase> => {
  const { id } = await requireLink(db, token);
  const one = await lockCase(db, id);
  const isItsOwn = [one.tokenHash, one.earlierTokenHash].includes(hashOfToken(token));
  if (one.deletedAt || !isItsOwn) throw new AppError('not-found');
  return one;
};

export const requirePayable = (one: PaymentCase): void => {
  if (isPayable(one.status)) return;
  const state = CASE_STATUS_LABELS[one.status].toLowerCase();
  throw new AppError('wrong-state', { message: `This payment request is ${state}; nothing was charged.` });
};
