import { isPayable } from '#domain/cases/case-status.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { hashOfToken } from '../link/case-links.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { withCardPagesClosed } from '../paying/close-card-pages.ts';
import { type PaymentCase, updateCase } from '../payment-cases.repository.ts';
import { requireStatus } from '../require-case.ts';
import { mailLink } from './send-case.ts';

type Wish = { id: string; resend: boolean };

/**
 * For a link that has come into wrong hands: it is dead at once, also where it only opens receipts, and no card page that
 * it opened can be paid afterwards.
 */
export const replaceLink = (ctx: OuterCtx, { id, resend }: Wish): Promise<void> =>
  withCardPagesClosed(ctx, id, {
    check(one) {
      requireStatus(one, (status) => status !== 'draft', 'given a new link');
      if (resend) requireStatus(one, isPayable, 'sent again');
    },
    act: (tx, one) => replace(tx, one, resend),
  });

const replace = async (
  ctx: Ctx,
  { id, linkVersion: before }: PaymentCase,
  resend: boolean,
): Promise<void> => {
  const linkVersion = before + 1;
  const tokenHash = hashOfToken(ctx.ports.caseLinks.makeToken({ id, linkVersion }));
  await updateCase(ctx.db, id, { linkVersion, tokenHash, earlierTokenHash: null });
  await noteCaseEvent(ctx, { caseId: id, kind: 'link-replaced' });
  if (resend) await mailLink(ctx, id);
  await recordAudit(ctx, {
    action: 'case.link-replaced',
    objectKind: 'case',
    objectId: id,
    before: { linkVersion: before },
    after: { linkVersion, resent: resend },
  });
};
