import type { InputOf } from '#contracts/endpoint.ts';
import type { paymentLinkEndpoints } from '#contracts/payment-cases/payment-links.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { raiseAction } from '#server/modules/payments/index.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { ownerOf } from '../owner-of.ts';
import { caseEvents } from '../payment-cases.events.ts';
import { requireLink } from './require-link.ts';

type Report = InputOf<typeof paymentLinkEndpoints.reportLinkProblem>;

/** Whoever holds a link says that something about it is wrong: it is kept, mailed and put on the staff's list. */
export const reportLinkProblem = async (
  ctx: Ctx,
  { token, message, name, website }: Report,
): Promise<void> => {
  const one = await requireLink(ctx.db, token);
  if (website !== '') {
    // Answered like the others, so that the machine learns nothing; its tries count against the call's limit.
    ctx.log.warn({ requestId: ctx.requestId, address: ctx.caller.address }, 'a machine reported a problem');
    return;
  }
  const text = name === '' ? message : `${name}: ${message}`;
  const eventId = await noteCaseEvent(ctx, { caseId: one.id, kind: 'problem-reported', text });
  await announce(ctx, caseEvents['case.problem-reported'], { caseId: one.id, eventId });
  // What was written may be anybody's data and stays out of the list and the log.
  await raiseAction(ctx, {
    kind: 'case-problem',
    dedupeKey: `case-problem:${one.id}`,
    owner: ownerOf(one),
    message: `Something is said to be wrong with the payment request ${one.number}; its history has the words`,
  });
};
