import type { InputOf } from '#contracts/endpoint.ts';
import type { peopleEndpoints, UserDetail } from '#contracts/people/admin-people.ts';
import { pseudonymOf } from '#domain/people/pseudonym.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import type { Forgotten } from '#server/calls/person-keeper.ts';
import { randomBase32 } from '#server/platform/ids.ts';
import { recordAudit } from '../audit/index.ts';
import {
  addressesOf,
  identityEvents,
  lockUserAlone,
  prepareUnknownPassword,
  putPseudonym,
  requireRecentLogin,
  requireUser,
  type User,
} from '../identity/index.ts';
import { oweErasureLetter } from '../notifications/index.ts';
import { findObstacles } from './find-obstacles.ts';
import { getPerson } from './get-person.ts';
import { lockPerson } from './lock-person.ts';

type Erasing = { id: string; reason: string; passwordHash: string };
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
 * seen here; what comes after finds nobody.
 */
const lockAll = async (ctx: SignedInCtx, id: string): Promise<User> => {
  const { user, whyKept } = await lockPerson(ctx, id);
  if (whyKept) throw new AppError('wrong-state', { message: whyKept });
  const person = { id, addresses: await addressesOf(ctx.db, user) };
  for (const { hold } of ctx.ports.personKeepers) await hold?.(ctx.db, person);
  await lockUserAlone(ctx.db, id);
  // Begun between the two.
  for (const { hold } of ctx.ports.personKeepers) await hold?.(ctx.db, person);
  const [obstacle] = await findObstacles(ctx, user);
  if (obstacle) throw new AppError('wrong-state', { message: obstacle });
  return user;
};

const erase = async (ctx: SignedInCtx, { id, reason, passwordHash }: Erasing): Promise<UserDetail> => {
  const user = await lockAll(ctx, id);
  const addresses = await addressesOf(ctx.db, user);
  const pseudonym = pseudonymOf(randomBase32(8));
  const person: Forgotten = { id, addresses, words: wordsOf(user, addresses), pseudonym };
  await putPseudonym(ctx.db, { id, pseudonym, passwordHash, at: ctx.now });
  await recordAudit(ctx, { action: 'user.erased', objectKind: 'user', objectId: id, after: { reason } });
  for (const { forget } of ctx.ports.personKeepers) await forget?.(ctx, person);
  await oweErasureLetter(ctx, { userId: id, pseudonym: pseudonym.email, address: user.email });
  await announce(ctx, identityEvents['user.erased'], { userId: id });
  return getPerson(ctx, id);
};

/** A pseudonym takes the place of the person for good; every part of the academy takes away what it need not keep. */
export const erasePerson = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { id, reason, password }: InputOf<typeof peopleEndpoints.deleteUser>,
): Promise<UserDetail> => {
  await requireUser(ctx.database, id);
  await requireRecentLogin(ctx, password);
  const { hash: passwordHash } = await prepareUnknownPassword();
  return ctx.transact((step) => erase({ ...step, caller: ctx.caller }, { id, reason, passwordHash }));
};
