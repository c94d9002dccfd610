import { isExtendable } from '#domain/cases/case-status.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { extendCase } from '../payment-cases.repository.ts';
import { requireCase, requireLockedCase, requireStatus } from '../require-case.ts';

/** Moves the end of a link by some days; an expired one opens again. */
export const extendLink = async (ctx: Ctx, { id, days }: { id: string; days: number }): Promise<void> => {
  const { expiresAt, ...one } = await requireLockedCase(ctx, id);
  requireStatus(one, isExtendable, 'extended');
  await extendCase(ctx.db, id, days);
  await noteCaseEvent(ctx, { caseId: id, kind: 'extended', text: days === 1 ? '1 day' : `${days} days` });
  await recordAudit(ctx, {
    action: 'case.extended',
    objectKind: 'case',
    objectId: id,
    before: { expiresAt },
    after: { expiresAt: (await requireCase(ctx.db, id)).expiresAt },
  });
};
