import type { InputOf } from '#contracts/endpoint.ts';
import type { PaymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';
import type { listPaymentCases as call } from '#contracts/payment-cases/admin-payment-cases.ts';
import type { Ctx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { typedWords } from '#server/platform/db/words.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { type LinkedCourse, linkedCoursesOf } from '../terms/linked-courses.repository.ts';
import { presentCase } from './admin-cases.present.ts';
import { listCases } from './case-lists.repository.ts';

export type CaseQuery = Pick<InputOf<typeof call>, 'status' | 'q' | 'cursor' | 'limit'>;

/** A page of the cases that the filter finds, newest first, told as is asked. */
export const pageCases = async <Told>(
  ctx: Ctx,
  { status, q, cursor, limit }: CaseQuery,
  present: (one: PaymentCase, courses: readonly LinkedCourse[]) => Told,
): Promise<{ paymentCases: Told[]; nextCursor: string | null }> => {
  const words = typedWords(q);
  const found = await listCases(ctx.db, { status, words }, toPage(cursor, limit));
  const { rows, nextCursor } = cutPage(found, limit, ({ id }) => id);
  const ids = rows.map(({ id }) => id);
  const courses = Map.groupBy(await linkedCoursesOf(ctx.db, ids), ({ caseId }) => caseId);
  return {
    paymentCases: rows.map((one) => present(one, courses.get(one.id) ?? [])),
    nextCursor,
  };
};

export const listAdminCases = (ctx: Ctx, query: CaseQuery) =>
  pageCases(ctx, query, (one, courses): PaymentCaseSummary => presentCase(ctx.ports, one, courses));
