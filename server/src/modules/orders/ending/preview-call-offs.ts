import { splitGivenBack } from '#domain/credits/credit-to-use.ts';
import { aed, eur, type Minor, proportionOf, smaller, sum } from '#domain/money/money.ts';
import { creditByOwner, listLeft, NO_CREDIT } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ORDER_KIND } from '../owner-of.ts';
import type { ConcernedOrder } from '../reading/course-people.repository.ts';
import { paidWaysOf } from './paid-left.ts';

/** In EUR what goes back as money and as credit; in AED the money by how it came. */
export type CalledOff = { moneyEur: number; creditEur: number; aedByCard: number; aedOtherwise: number };

type Left = Awaited<ReturnType<typeof listLeft>>;

/** What cancelling a course would give back to these orders of it, all together: what `callOffOrder` gives each. */
export const previewCallOffs = async (
  db: Tx | Db,
  concerned: readonly ConcernedOrder[],
): Promise<CalledOff> => {
  const owners = { kind: ORDER_KIND, ids: concerned.map(({ id }) => id) };
  const left = Map.groupBy(await listLeft(db, owners), ({ ownerId }) => ownerId);
  const credit = await creditByOwner(db, owners);
  const backs = concerned.map((order) => {
    const paid = left.get(order.id) ?? [];
    const captured = sum(paid.map((one) => eur(one.eur)));
    const ways = paidWaysOf({ eur: captured }, credit.get(order.id) ?? NO_CREDIT);
    const amount = order.endsWhole ? ways.most : smaller(ways.most, eur(order.share.part));
    return { ...splitGivenBack(amount, ways), paid, captured };
  });
  const aedOf = (isCounted: (one: Left[number]) => boolean) =>
    sum(
      backs.flatMap(({ money, paid, captured }) =>
        paid.filter(isCounted).map((one) => partOf(aed(one.aed), { part: money, whole: captured })),
      ),
    );
  return {
    moneyEur: sum(backs.map(({ money }) => money)),
    creditEur: sum(backs.map((back) => back.credit)),
    aedByCard: aedOf(({ method }) => method === 'card'),
    aedOtherwise: aedOf(({ method }) => method !== 'card'),
  };
};

const partOf = <M extends Minor>(amount: M, share: { part: number; whole: number }): M =>
  share.part === share.whole ? amount : proportionOf(amount, share);
