import { toDecimal } from '#contracts/money.ts';
import { checkoutEndpoints as inPerson } from '#contracts/orders/checkout.ts';
import { elearningCheckoutEndpoints as selfPaced } from '#contracts/orders/elearning-checkout.ts';
import { type CourseKind, RUN_KINDS } from '#domain/courses/course-kind.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requirePublicCourse, type Wanted } from '../catalogue/index.ts';
import { presentSessionUser } from '../identity/index.ts';
import { addToCart, addToEnrollment } from './checkout/add-to-enrollment.ts';
import { applyPromo } from './checkout/apply-promo.ts';
import { presentOpenOrder, presentPromo, presentRun, presentSelfPaced } from './checkout/checkout.present.ts';
import { getCheckout } from './checkout/get-checkout.ts';
import { guestCheckout } from './checkout/guest-checkout.ts';
import { removePromo } from './checkout/remove-promo.ts';
import { offerOf, readTerms } from './lines/price-lines.ts';
import { completeRegistration } from './placing/complete-registration.ts';
import { processPayment } from './placing/process-payment.ts';

const SELF_PACED = 'ELearningCourse';

const ENROLLED = 'You are already enrolled in this course!';

type Standing = Pick<
  Awaited<ReturnType<typeof getCheckout>>,
  'user' | 'order' | 'offerEndsAt' | 'enrolledPath' | 'credit' | 'licence' | 'licenceLimit'
>;

/** Where the person stands; `toAdd` is what they are told who have not begun to buy. */
const presentStanding = (
  { user, order, offerEndsAt, enrolledPath, credit, licence, licenceLimit }: Standing,
  toAdd: string,
) => {
  const alreadyEnrolled = enrolledPath !== null;
  const missing = order ? '' : toAdd;
  return {
    user: presentSessionUser(user),
    message: alreadyEnrolled ? ENROLLED : missing,
    requiresEnrollment: !alreadyEnrolled && !order,
    alreadyEnrolled,
    redirectUrl: enrolledPath,
    order: order ? presentOpenOrder(order) : null,
    credit,
    licence,
    licenceLimit,
    offerEndsAt: offerEndsAt?.toISOString() ?? null,
  };
};

/** A course as whoever is nobody yet meets it. */
const offered = async <Kind extends CourseKind>(
  ctx: Ctx,
  { courseId }: { courseId: string },
  kind: Wanted<Kind>,
) => ({
  line: offerOf(ctx, await requirePublicCourse(ctx.db, courseId, kind)),
  terms: await readTerms(ctx, null),
});

const presentGuest = ({ user, order }: Awaited<ReturnType<typeof guestCheckout>>) => ({
  message: 'Account created successfully!',
  user: presentSessionUser(user),
  order: presentOpenOrder(order),
});

const presentApplied = (priced: Parameters<typeof presentPromo>[0]) => ({
  message: 'Promo code applied',
  ...presentPromo(priced),
});

const presentRemoved = ({ total, totalAed }: Breakdown) => ({
  message: 'Promo code removed',
  newPrice: toDecimal(total),
  newPriceAED: toDecimal(totalAed),
});

const presentEnrolled = ({ order, redirectUrl }: Awaited<ReturnType<typeof completeRegistration>>) => ({
  message: 'You are enrolled.',
  redirectUrl,
  reference: order.reference,
});

const runBindings: Binding[] = [
  on(inPerson.getCheckout, async (ctx, { courseId }) => {
    const found = await getCheckout(ctx, courseId, RUN_KINDS);
    return {
      course: presentRun(found.offered, found.terms),
      ...presentStanding(found, 'Please add the course to enrollment first.'),
    };
  }),
  on(inPerson.validateCourse, async (ctx, input) => {
    const { line, terms } = await offered(ctx, input, RUN_KINDS);
    return { course: presentRun(line, terms) };
  }),
  on(inPerson.addToEnrollment, async (ctx, { courseId }) => {
    const order = await addToEnrollment(ctx, courseId, RUN_KINDS);
    return { message: 'The course has been added to your enrollment.', order: presentOpenOrder(order) };
  }),
  onOuter(inPerson.guestCheckout, async (ctx, input) =>
    presentGuest(await guestCheckout(ctx, input, RUN_KINDS)),
  ),
  on(inPerson.applyPromo, async (ctx, input) => presentApplied(await applyPromo(ctx, input, RUN_KINDS))),
  on(inPerson.removePromo, async (ctx, { courseId }) =>
    presentRemoved(await removePromo(ctx, courseId, RUN_KINDS)),
  ),
  onOuter(inPerson.processPayment, (ctx, input) => processPayment(ctx, input, RUN_KINDS)),
  onOuter(inPerson.completeRegistration, async (ctx, input) =>
    presentEnrolled(await completeRegistration(ctx, input, RUN_KINDS)),
  ),
];

const selfPacedBindings: Binding[] = [
  on(selfPaced.getElearningCheckout, async (ctx, { courseId }) => {
    const found = await getCheckout(ctx, courseId, SELF_PACED);
    return {
      course: presentSelfPaced(found.offered, found.terms),
      ...presentStanding(found, 'Please add the course to your cart first.'),
    };
  }),
  on(selfPaced.validateElearning, async (ctx, input) => {
    const { line, terms } = await offered(ctx, input, SELF_PACED);
    return { course: presentSelfPaced(line, terms) };
  }),
  on(selfPaced.addElearning, async (ctx, { courseId }) => {
    const order = await addToCart(ctx, courseId, SELF_PACED);
    return {
      alreadyEnrolled: order === null,
      message: order ? 'The course has been added to your cart.' : ENROLLED,
      order: order && presentOpenOrder(order),
    };
  }),
  onOuter(selfPaced.elearningGuestCheckout, async (ctx, input) =>
    presentGuest(await guestCheckout(ctx, input, SELF_PACED)),
  ),
  on(selfPaced.applyElearningPromo, async (ctx, input) =>
    presentApplied(await applyPromo(ctx, input, SELF_PACED)),
  ),
  on(selfPaced.removeElearningPromo, async (ctx, { courseId }) =>
    presentRemoved(await removePromo(ctx, courseId, SELF_PACED)),
  ),
  onOuter(selfPaced.processElearningPayment, (ctx, input) => processPayment(ctx, input, SELF_PACED)),
  onOuter(selfPaced.completeElearning, async (ctx, input) =>
    presentEnrolled(await completeRegistration(ctx, input, SELF_PACED)),
  ),
];

export const checkoutBindings: Binding[] = [...runBindings, ...selfPacedBindings];
