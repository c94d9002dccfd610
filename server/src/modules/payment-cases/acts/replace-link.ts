import { isPayable } from '#domain/cases/case-status.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { hashOfToken } from '../link/case-links.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { updateCase } from '../payment-cases.repository.ts';
import { requireLockedCase, requireStatus } from '../require-case.ts';
import { mailLink } from './send-case.ts';

/** For a link that has come into wrong hands: it is dead at once, also where it only opens receipts. */
export const replaceLink = async (
  ctx: Ctx,
  { id, resend }: { id: string; resend: boolean },
): Promise<void> => {
  const one = await requireLockedCase(ctx, id);
  requireStatus(one, (status) => status !== 'draft', 'given a new link');
  if (resend) requireStatus(one, isPayable, 'sent again');
  const linkVersion = one.linkVersion + 1;
  const tokenHash = hashOfToken(ctx.ports.caseLinks.tokenOf({ id, linkVersion }));
  await updateCase(ctx.db, id, { linkVersion, tokenHash });
  await noteCaseEvent(ctx, { caseId: id, kind: 'link-replaced' });
  if (resend) await mailLink(ctx, id);
  await recordAudit(ctx, {
    action: 'case.link-replaced',
    objectKind: 'case',
    objectId: id,
    before: { linkVersion: one.linkVersion },
    after: { linkVersion, resent: resend },
  });
};
