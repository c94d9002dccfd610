import type { Ports } from '#server/calls/context.ts';
import { createSealer } from '#server/platform/sealer.ts';
import type { Order } from '../orders.repository.ts';

/** An invitation of an order by its number, the `claimVersion` of its places: another number, another link. */
type Named = { order: Pick<Order, 'id'>; version: number };

/** The secrets of claim links. None is stored: a link can be made again from the key, so sending it again gives the same. */
export type ClaimLinks = {
  tokenOf(named: Named): string;
  isTokenOf(token: string, named: Named): boolean;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    claimLinks: ClaimLinks;
  }
}

export const createClaimLinks = (key: string, previous?: string): ClaimLinks => {
  const { seal, isSealOf } = createSealer(key, previous);
  const named = ({ order, version }: Named) => `claim:${order.id}:${version}`;
  return {
    tokenOf: (one) => seal(named(one)),
    isTokenOf: (token, one) => isSealOf(token, named(one)),
  };
};

/** The link as it is mailed and handed on. */
export const claimUrl = (
  { publicUrl, claimLinks }: Pick<Ports, 'publicUrl' | 'claimLinks'>,
  { order, version }: { order: Pick<Order, 'id' | 'reference'>; version: number },
): string => `${publicUrl}/claim/${order.reference}/${claimLinks.tokenOf({ order, version })}`;
