import { isPayable } from '#domain/cases/case-status.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { linkUrl } from '../link/case-paths.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { requireLockedCase, requireStatus } from '../require-case.ts';

/** The link, to be handed on: who took it is kept. */
export const copyLink = async (ctx: Ctx, id: string): Promise<string> => {
  const one = await requireLockedCase(ctx, id);
  requireStatus(one, isPayable, 'handed on');
  await noteCaseEvent(ctx, { caseId: id, kind: 'link-copied' });
  await recordAudit(ctx, { action: 'case.link-copied', objectKind: 'case', objectId: id });
  return linkUrl(ctx.ports, one);
};
