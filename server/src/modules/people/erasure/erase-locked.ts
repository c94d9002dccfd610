import { pseudonymOf } from '#domain/people/pseudonym.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import type { Forgotten } from '#server/calls/person-keeper.ts';
import { randomBase32 } from '#server/platform/ids.ts';
import { recordAudit } from '../../audit/index.ts';
import { addressesOf, identityEvents, lockUserAlone, putPseudonym, type User } from '../../identity/index.ts';
import { oweErasureLetter } from '../../notifications/index.ts';

/** Shorter ones would be found in the middle of other words. */
const SHORTEST_WORD = 5;

/** What tells who somebody is, wherever it was written. */
const wordsOf = (user: User, addresses: readonly string[]): string[] => {
  const names = [
    `${user.firstName} ${user.lastName}`,
    `${user.lastName}, ${user.firstName}`,
    user.certificateName,
  ];
  const reached = [...addresses, user.phoneNumber, user.alternativePhone, user.licenceNumber];
  return [...names, ...reached]
    .map((word) => word.trim())
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
};

/**
 * Their orders are held first, as by whoever pays, and then their row alone: a payment that came before has settled, and is
 * seen afterwards; what comes later finds nobody.
 */
export const holdAlone = async ({ db, ports }: Ctx, user: User): Promise<User | null> => {
  const person = { id: user.id, addresses: await addressesOf(db, user) };
  for (const { hold } of ports.personKeepers) await hold?.(db, person);
  const held = await lockUserAlone(db, user.id);
  // Begun between the two.
  for (const { hold } of ports.personKeepers) await hold?.(db, person);
  return held;
};

/** Of somebody who is held alone, and in whose way nothing stands. */
export const eraseHeld = async (
  ctx: Ctx,
  user: User,
  { reason, passwordHash, isUnused = false }: { reason: string; passwordHash: string; isUnused?: boolean },
): Promise<void> => {
  const { id, email: address } = user;
  const addresses = await addressesOf(ctx.db, user);
  const pseudonym = pseudonymOf(randomBase32(8));
  const person: Forgotten = { id, addresses, words: wordsOf(user, addresses), pseudonym };
  await putPseudonym(ctx.db, { id, pseudonym, passwordHash, at: ctx.now });
  await recordAudit(ctx, { action: 'user.erased', objectKind: 'user', objectId: id, after: { reason } });
  for (const { forget } of ctx.ports.personKeepers) await forget?.(ctx, person);
  await oweErasureLetter(ctx, { userId: id, pseudonym: pseudonym.email, address, isUnused });
  await announce(ctx, identityEvents['user.erased'], { userId: id });
};
