import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { ACADEMY_ZONE, instantOf, localDateIn } from '#server/platform/time.ts';
import { type CaseEvent, hasCaseEventSince, insertCaseEvents } from './case-events.repository.ts';
import { lockCase } from './payment-cases.repository.ts';

/** Writes a line into the history of a case; returns its id, by which mails about it are counted once. */
export const noteCaseEvent = async (
  ctx: Ctx,
  { caseId, kind, text = '' }: { caseId: string; kind: CaseEvent['kind']; text?: string },
): Promise<string> => {
  const id = uuidv7();
  const actorId = ctx.caller.user?.id ?? null;
  await insertCaseEvents(ctx.db, [{ id, caseId, kind, text, actorId, at: ctx.now }]);
  return id;
};

const startOfToday = ({ now }: Pick<Ctx, 'now'>): Date =>
  instantOf(localDateIn(now, ACADEMY_ZONE), '00:00', ACADEMY_ZONE);

export const isToday = (ctx: Pick<Ctx, 'now'>, at: Date | null): boolean =>
  at !== null && at >= startOfToday(ctx);

/** The same once on a day of the academy; null when it stands there already. */
export const noteOnceADay = async (
  ctx: Ctx,
  event: { caseId: string; kind: CaseEvent['kind'] },
): Promise<string | null> => {
  // Whoever came at the same moment has written it by the time the lock is given.
  await lockCase(ctx.db, event.caseId);
  return (await hasCaseEventSince(ctx.db, event, startOfToday(ctx))) ? null : noteCaseEvent(ctx, event);
};
