import type { Ports } from '#server/calls/context.ts';
import type { KeptPerson } from '#server/calls/person-keeper.ts';
import type { Db } from '#server/platform/db/database.ts';

/** All that is kept of somebody, as each part of the academy tells it. */
export const tellAll = async (
  db: Db,
  { personKeepers }: Pick<Ports, 'personKeepers'>,
  person: KeptPerson,
): Promise<Record<string, readonly object[]>> => {
  const told: Record<string, readonly object[]> = {};
  for (const { tell } of personKeepers) Object.assign(told, await tell?.(db, person));
  return told;
};
