import { isPayable } from '#domain/cases/case-status.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { caseEvents } from '../payment-cases.events.ts';
import { beginCase, type PaymentCase } from '../payment-cases.repository.ts';
import { requireLockedCase, requireStatus } from '../require-case.ts';

/** Every mail of a link has an event of its own, by which it is counted once. */
export const mailLink = async (ctx: Ctx, caseId: string): Promise<void> => {
  const eventId = await noteCaseEvent(ctx, { caseId, kind: 'sent' });
  await announce(ctx, caseEvents['case.sent'], { caseId, eventId });
};

export const activate = async (
  ctx: Ctx,
  { id, expiryDays }: Pick<PaymentCase, 'id' | 'expiryDays'>,
): Promise<void> => {
  await beginCase(ctx.db, id, { sentAt: ctx.now, days: expiryDays });
  await mailLink(ctx, id);
};

/** A draft becomes active. */
export const sendCase = async (ctx: Ctx, id: string): Promise<void> => {
  const one = await requireLockedCase(ctx, id);
  requireStatus(one, (status) => status === 'draft', 'sent');
  await activate(ctx, one);
  await recordAudit(ctx, {
    action: 'case.sent',
    objectKind: 'case',
    objectId: id,
    before: { sentAt: null },
    after: { sentAt: ctx.now },
  });
};

/** The same link once more. */
export const resendLink = async (ctx: Ctx, id: string): Promise<void> => {
  const one = await requireLockedCase(ctx, id);
  requireStatus(one, isPayable, 'sent again');
  await mailLink(ctx, id);
  await recordAudit(ctx, {
    action: 'case.link-resent',
    objectKind: 'case',
    objectId: id,
    after: { to: one.payerEmail },
  });
};
