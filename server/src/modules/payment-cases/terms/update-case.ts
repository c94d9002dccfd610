import type { InputOf } from '#contracts/endpoint.ts';
import type { paymentCaseEndpoints } from '#contracts/payment-cases/admin-payment-cases.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { listUnfinished, voidOpenObligations } from '#server/modules/payments/index.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { ownerOf } from '../owner-of.ts';
import { type PaymentCase, updateCase as store } from '../payment-cases.repository.ts';
import { requireLockedCase, requireStatus } from '../require-case.ts';
import { detailsOf, readLinkedCourses } from './case-details.ts';
import { areSameTerms, readTerms } from './case-terms.ts';
import { linkedCoursesOf, replaceLinkedCourses } from './linked-courses.repository.ts';

type Input = InputOf<(typeof paymentCaseEndpoints)['updatePaymentCase']>;

const OVER = ['cancelled', 'refunded'];

/** Changes a case unless somebody else did since it was read. What is asked for stays once somebody pays. */
export const updateCase = async (ctx: SignedInCtx, input: Input): Promise<void> => {
  const one = await requireLockedCase(ctx, input.id);
  if (one.version !== input.version) throw new AppError('conflict');
  requireStatus(one, (status) => !OVER.includes(status), 'changed');
  const terms = await readTerms(ctx, input, one);
  if (!areSameTerms(terms, one)) await dropPlan(ctx, one);
  const courseIds = await readLinkedCourses(ctx, input.linkedCourses);
  const before = (await linkedCoursesOf(ctx.db, [one.id])).map(({ courseId }) => courseId);
  const details = detailsOf(input);
  await replaceLinkedCourses(ctx.db, one.id, courseIds);
  await store(ctx.db, one.id, { ...details, ...terms, version: one.version + 1 });
  await noteCaseEvent(ctx, { caseId: one.id, kind: 'edited' });
  await recordAudit(ctx, {
    action: 'case.edited',
    objectKind: 'case',
    objectId: one.id,
    before: { ...pick(one, { ...details, ...terms }), courseIds: before },
    after: { ...details, ...terms, courseIds },
  });
};

/** What an earlier payer chose and did not pay is no longer owed; rate and total are found anew. */
const dropPlan = async (ctx: Ctx, one: PaymentCase): Promise<void> => {
  if (one.appliedAed > 0)
    throw new AppError('wrong-state', {
      message: 'Money has been received: amounts, currency, installments and rate cannot change any more.',
    });
  if ((await listUnfinished(ctx.db, ownerOf(one))).length > 0)
    throw new AppError('payment-under-way', {
      message:
        'Somebody is on the card page just now: amounts, currency, installments and rate cannot change.',
    });
  await voidOpenObligations(ctx, ownerOf(one));
  await store(ctx.db, one.id, { dueEur: null, dueAed: null, rateMicro: null, taxBp: null });
};

const pick = (one: PaymentCase, keys: object): Partial<PaymentCase> =>
  Object.fromEntries(Object.entries(one).filter(([key]) => key in keys));
