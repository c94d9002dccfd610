import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { noteOnceADay } from '../note-case-event.ts';
import { caseEvents } from '../payment-cases.events.ts';
import { requireLink } from './require-link.ts';

/** Tells the academy that somebody wants to pay on an expired link; once a day, however often it is asked. */
export const askForNewLink = async (ctx: Ctx, token: string): Promise<void> => {
  const one = await requireLink(ctx.db, token);
  if (one.status !== 'expired')
    throw new AppError('wrong-state', { message: 'Only an expired link can be opened again.' });
  const eventId = await noteOnceADay(ctx, { caseId: one.id, kind: 'new-link-asked' });
  if (eventId) await announce(ctx, caseEvents['case.link-asked'], { caseId: one.id, eventId });
};
