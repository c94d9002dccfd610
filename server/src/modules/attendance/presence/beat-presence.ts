import { BRIDGED_MS, takesBeat } from '#domain/live/presence.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { dayOf } from '../days.ts';
import { type Beat, beatenElsewhere, continueBeat, insertBeat, lockPerson } from './presence.repository.ts';

type SignedInOuter = OuterCtx & { caller: SignedInCaller };

/**
 * The page of a session is open. When, is said by the server’s clock alone, and which device it is by its login, so that
 * several pages of one browser are one. A person is in one session at a time: the one that they were in first goes on
 * counting until it ends, or until its page was away for longer than is bridged. Who stays costs one statement, and no
 * transaction.
 */
export const beatPresence = async (ctx: SignedInOuter, { sessionId }: { sessionId: string }) => {
  const { id: userId, sessionId: device } = ctx.caller.user;
  const now = ctx.now.getTime();
  const beat = { userId, sessionId, device, at: ctx.now, bridgedFrom: new Date(now - BRIDGED_MS) };
  const session = await continueBeat(ctx.database, beat);
  if (!session) throw new AppError('not-found');
  const isCounted = takesBeat(dayOf(session, session), now);
  if (session.isContinued || !isCounted) return { isCounted, countedIn: null };
  const countedIn = await ctx.transact((step) => come(step, beat));
  return { isCounted: countedIn === null, countedIn };
};

/** Null where they are counted, else the course in whose session they are. */
const come = async ({ db }: Ctx, beat: Beat): Promise<string | null> => {
  await lockPerson(db, beat.userId);
  const session = await continueBeat(db, beat);
  if (!session || session.isContinued) return null;
  const now = beat.at.getTime();
  const other = (await beatenElsewhere(db, beat)).find((one) => {
    const { startsAt, endsAt } = dayOf(one, one);
    return startsAt <= now && now < endsAt;
  });
  if (other) return other.title;
  const { sessionId, device, at } = beat;
  await insertBeat(db, { sessionId, device, enrolmentId: session.enrolmentId, at });
  return null;
};
