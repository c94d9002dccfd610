import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findOrderByReference, type Order } from '../orders.repository.ts';
import { lastVersion } from './invited-places.ts';

/** How a link names itself. */
export type ClaimKey = { reference: string; token: string };

/** The order of a link and the number of its invitation. Whatever was never paid for, or was not sealed by us, is absent. */
export const requireClaim = async (
  { db, ports }: Pick<Ctx, 'db' | 'ports'>,
  { reference, token }: ClaimKey,
): Promise<{ order: Order; version: number }> => {
  const order = await findOrderByReference(db, reference);
  if (!order?.confirmedAt) throw new AppError('not-found');
  const version = versionOf(ports, order, token);
  if (version === null) throw new AppError('not-found');
  return { order, version };
};

/** An earlier invitation is still known by its seal, so that its reader hears that there is another. */
const versionOf = ({ claimLinks }: Ctx['ports'], order: Order, token: string): number | null => {
  for (let version = lastVersion(order); version > 0; version--)
    if (claimLinks.isTokenOf(token, { order, version })) return version;
  return null;
};
