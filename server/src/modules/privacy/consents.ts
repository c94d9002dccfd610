import type { ShownConsent } from '#contracts/accounts/privacy.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { withdrawNews } from '../enquiries/index.ts';
import { listConsents, withdrawNewsConsents } from '../identity/index.ts';
import { listAgreedTerms } from './privacy.repository.ts';

/** What somebody agreed to, newest first: with an order, or where their account came from. */
export const consentsOf = async (db: Tx | Db, userId: string): Promise<ShownConsent[]> => {
  const withOrders = (await listAgreedTerms(db, userId)).map(({ version, at, reference }) => ({
    ...{ what: 'terms' as const, version: version ?? '', at: at?.toISOString() ?? '' },
    ...{ withdrawnAt: null, place: 'order' as const, reference },
  }));
  const others = (await listConsents(db, userId)).map(({ kind, version, place, givenAt, withdrawnAt }) => ({
    ...{ what: kind, version, at: givenAt.toISOString(), place, reference: '' },
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
  return [...withOrders, ...others].toSorted((a, b) => (a.at < b.at ? 1 : -1));
};

/** Of the terms nothing is taken back: they hold for what was bought. */
export const withdrawNewsletter = async ({ db, now, caller: { user } }: SignedInCtx): Promise<void> => {
  const isWithdrawn = await withdrawNewsConsents(db, user.id, now);
  await withdrawNews(db, user.id);
  if (!isWithdrawn) throw new AppError('wrong-state', { message: 'You have no news by email.' });
};
