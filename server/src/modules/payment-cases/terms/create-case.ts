import type { InputOf } from '#contracts/endpoint.ts';
import type { createPaymentCase as call } from '#contracts/payment-cases/admin-payment-cases.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import { activate } from '../acts/send-case.ts';
import { hashOfToken } from '../link/case-links.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { insertCase } from '../payment-cases.repository.ts';
import { detailsOf, readLinkedCourses } from './case-details.ts';
import { readTerms } from './case-terms.ts';
import { replaceLinkedCourses } from './linked-courses.repository.ts';

/** Asks a named payer for money; the link is mailed at once unless the case is kept as a draft. Returns its id. */
export const createCase = async (ctx: SignedInCtx, input: InputOf<typeof call>): Promise<string> => {
  const terms = await readTerms(ctx, input);
  const courseIds = await readLinkedCourses(ctx, input.linkedCourses);
  const link = { id: uuidv7(), linkVersion: 1 };
  const number = `PC-${randomBase32(8)}`;
  const { expiryDays } = input;
  await insertCase(ctx.db, {
    ...detailsOf(input),
    ...terms,
    ...link,
    number,
    expiryDays,
    tokenHash: hashOfToken(ctx.ports.caseLinks.makeToken(link)),
    createdBy: ctx.caller.user.id,
    createdAt: ctx.now,
  });
  await replaceLinkedCourses(ctx.db, link.id, courseIds);
  await noteCaseEvent(ctx, { caseId: link.id, kind: 'created' });
  if (!input.saveAsDraft) await activate(ctx, { id: link.id, expiryDays });
  await recordAudit(ctx, {
    action: 'case.created',
    objectKind: 'case',
    objectId: link.id,
    after: { number, ...terms, payerEmail: input.payer.email, courseIds, isDraft: input.saveAsDraft },
  });
  return link.id;
};
