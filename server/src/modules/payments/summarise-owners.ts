import type { ReadCtx } from '#server/calls/context.ts';
import type { Owner, OwnerSummary } from './payments.ports.ts';

/** Who owes and for what, by the id of the owner; without those of whom nobody knows. */
export const summariseOwners = async (
  { db, ports }: Pick<ReadCtx, 'db' | 'ports'>,
  owners: readonly Owner[],
): Promise<Map<string, OwnerSummary>> => {
  const found: [string, OwnerSummary][] = [];
  for (const [kind, ofKind] of Map.groupBy(owners, (owner) => owner.kind)) {
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    found.push(...((await ports.obligors.get(kind)?.summarise?.(db, ids)) ?? []));
  }
  return new Map(found);
};
