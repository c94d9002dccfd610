import { isTestOpen, quizQuestions } from '#domain/courses/assessment.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { isPast } from '#domain/courses/course-status.ts';
import { sum } from '#domain/money/money.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { courseDirectory, todayAt } from '#server/modules/catalogue/index.ts';
import { obligationsByOwner } from '#server/modules/payments/index.ts';
import { ORDER_KIND, openEurOf, requireKind, shareOf } from '../orders/index.ts';
import { listEnrolmentsOf } from './enrolments.repository.ts';

const LAST = '9999-12-31';

/** Those of a kind: coming courses first, the next at the top; then past ones, the latest at the top. */
export const listMyCourses = async (ctx: SignedInCtx, kind: RunKind) => {
  const found = await listEnrolmentsOf(ctx.db, ctx.caller.user.id);
  const ids = found.map(({ enrolment }) => enrolment.courseId);
  const directory = await courseDirectory(ctx.db, ids, kind);
  const owed = await obligationsByOwner(ctx.db, {
    kind: ORDER_KIND,
    ids: found.flatMap(({ order }) => order?.id ?? []),
  });
  const rows = found.flatMap(({ enrolment, order, share }) => {
    const course = directory.get(enrolment.courseId);
    if (!course) return [];
    const { startDate, endDate, assessment } = course;
    const today = todayAt(course, ctx.now);
    return {
      ...requireKind(ctx.ports, course.kind).describe(course).course,
      orderReference: order?.reference ?? null,
      enrolledAt: enrolment.createdAt.toISOString(),
      isPast: isPast({ lastDay: endDate ?? startDate, today }),
      hasTest: quizQuestions(assessment).length > 0 && isTestOpen({ startDate, today }),
      openEur: shareOf(sum((owed.get(order?.id ?? '') ?? []).map(openEurOf)), share),
    };
  });
  const order = (a: { startDate: string | null }, b: { startDate: string | null }) =>
    (a.startDate ?? LAST).localeCompare(b.startDate ?? LAST);
  const coming = rows.filter((row) => !row.isPast).toSorted(order);
  const past = rows.filter((row) => row.isPast).toSorted((a, b) => order(b, a));
  return [...coming, ...past];
};
