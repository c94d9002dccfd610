import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { eur, sum } from '#domain/money/money.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requirePublicCourse } from '#server/modules/catalogue/index.ts';
import { obligationsByOwner, paidByOwner } from '#server/modules/payments/index.ts';
import { isOpenPart, ORDER_KIND, openAedOf, openEurOf, shareOf } from '../orders/index.ts';
import { listEnrolmentsOf } from './enrolments.repository.ts';

/** How the person who asks stands with a course: null for a stranger, and for who is not enrolled. */
export const findOwnPlace = async (ctx: Ctx, courseKey: string) => {
  const { db, caller } = ctx;
  if (!caller.user) return null;
  const course = await requirePublicCourse(db, courseKey, RUN_KINDS);
  const own = await listEnrolmentsOf(db, caller.user.id);
  const place = own.find(({ enrolment }) => enrolment.courseId === course.id);
  if (!place) return null;
  if (!place.order) return { orderReference: null, paidEur: 0, openEur: 0, nextDue: null };
  const { id, reference } = place.order;
  const owner = { kind: ORDER_KIND, ids: [id] };
  const open = ((await obligationsByOwner(db, owner)).get(id) ?? []).filter(isOpenPart);
  const [next] = open;
  return {
    orderReference: reference,
    paidEur: shareOf(eur((await paidByOwner(db, owner)).get(id)?.eur ?? 0), place.share),
    openEur: shareOf(sum(open.map(openEurOf)), place.share),
    nextDue: next ? { dueOn: localDate(next.dueOn), eur: openEurOf(next), aed: openAedOf(next) } : null,
  };
};
