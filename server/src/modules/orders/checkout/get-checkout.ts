import type { CourseKind } from '#domain/courses/course-kind.ts';
import { acceptedPlans } from '#domain/plans/plan-parts.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type Course, requirePublicCourse, type Wanted } from '#server/modules/catalogue/index.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { findOfferEnd } from '#server/modules/seats/index.ts';
import { foretellHold } from '../holds/hold-limit.ts';
import { offerOf, priceAlone, readTerms } from '../lines/price-lines.ts';
import { kindOf } from '../orders.ports.ts';
import { findOpenOrder } from '../orders.repository.ts';
import { licenceStandings } from '../placing/check-licence.ts';
import { findOrderPromo } from './check-order-promo.ts';
import { offerCredit } from './credit-offer.ts';

/**
 * What the checkout shows: the course priced now with the open order's code, and where the person stands. A seat that is
 * offered to them is left for them.
 */
export const getCheckout = async <Kind extends CourseKind>(
  ctx: SignedInCtx,
  courseKey: string,
  kind: Wanted<Kind>,
) => {
  const user = await requireUser(ctx.db, ctx.caller.user.id);
  const course = await requirePublicCourse(ctx.db, courseKey, kind);
  const person = { userId: user.id, courseId: course.id };
  const ordered = kindOf(ctx, course);
  const offerEndsAt = await findOfferEnd(ctx.db, person);
  const isEnrolled = (await ordered.access(ctx.db, person, ctx.now)) !== undefined;
  const order = await findOpenOrder(ctx.db, person);
  const offered = offerOf(ctx, offerEndsAt ? withSeatLeft(course) : course);
  const promo = await findOrderPromo(ctx, order, [offered]);
  const terms = await readTerms(ctx, promo);
  const full = acceptedPlans(offered.offer.options).includes('full') && priceAlone(offered, 'full', terms);
  const licence = (await licenceStandings(ctx, user.id, [offered])).get(course.id) ?? 'not-asked';
  return {
    user,
    offered,
    credit: await offerCredit(ctx, { userId: user.id, orderId: order?.id }, full || null),
    order,
    licence,
    licenceLimit: await foretellHold(ctx, { userId: user.id, course, order: order ?? null, licence }),
    offerEndsAt,
    terms,
    enrolledPath: isEnrolled ? ordered.describe(course).paths.enrolled : null,
  };
};

const withSeatLeft = <Of extends Course>(course: Of): Of =>
  course.kind !== 'ELearningCourse' ? { ...course, taken: course.taken - 1 } : course;
