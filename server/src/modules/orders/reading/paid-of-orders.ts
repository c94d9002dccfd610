import { NOTHING_PAID, type Owner, paidByOwner } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type Paid = typeof NOTHING_PAID;

/** What was paid by all of these owners together, by what they are of. */
export const paidTogether = async (
  db: Tx | Db,
  owners: ReadonlyMap<string, readonly Owner[]>,
): Promise<Map<string, Paid>> => {
  const byKind = Map.groupBy([...owners.values()].flat(), ({ kind }) => kind);
  const paid = new Map<string, Paid>();
  for (const [kind, of] of byKind)
    for (const [id, one] of await paidByOwner(db, { kind, ids: of.map((owner) => owner.id) }))
      paid.set(id, one);
  return new Map(
    [...owners].map(([key, of]) => [key, of.map(({ id }) => paid.get(id) ?? NOTHING_PAID).reduce(add)]),
  );
};

const add = (a: Paid, b: Paid): Paid => ({
  aed: a.aed + b.aed,
  eur: a.eur + b.eur,
  promisedEur: a.promisedEur + b.promisedEur,
  creditEur: a.creditEur + b.creditEur,
});
