import type { InputOf } from '#contracts/endpoint.ts';
import type { PaymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';
import type { listPaymentCases as call } from '#contracts/payment-cases/admin-payment-cases.ts';
import type { Ctx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { linkedCoursesOf } from '../terms/linked-courses.repository.ts';
import { presentCase } from './admin-cases.present.ts';
import { listCases } from './case-lists.repository.ts';

type Query = Pick<InputOf<typeof call>, 'status' | 'q' | 'cursor' | 'limit'>;

/** Newest first. */
export const listAdminCases = async (
  ctx: Ctx,
  { status, q, cursor, limit }: Query,
): Promise<{ paymentCases: PaymentCaseSummary[]; nextCursor: string | null }> => {
  const words = typedWords(q);
  const found = await listCases(ctx.db, { status, words }, toPage(cursor, limit));
  const { rows, nextCursor } = cutPage(found, limit, ({ id }) => id);
  const ids = rows.map(({ id }) => id);
  const courses = Map.groupBy(await linkedCoursesOf(ctx.db, ids), ({ caseId }) => caseId);
  return {
    paymentCases: rows.map((one) => presentCase(ctx.ports, one, courses.get(one.id) ?? [])),
    nextCursor,
  };
};
