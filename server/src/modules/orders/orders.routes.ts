import { toDecimal } from '#contracts/money.ts';
import { checkoutEndpoints as checkout } from '#contracts/orders/checkout.ts';
import { orderEndpoints as calls } from '#contracts/orders/orders.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { requirePublicCourse } from '../catalogue/index.ts';
import { presentSessionUser } from '../identity/index.ts';
import { addToEnrollment } from './checkout/add-to-enrollment.ts';
import { applyPromo } from './checkout/apply-promo.ts';
import { presentCheckoutCourse, presentOpenOrder, presentPromo } from './checkout/checkout.present.ts';
import { getCheckout } from './checkout/get-checkout.ts';
import { guestCheckout } from './checkout/guest-checkout.ts';
import { removePromo } from './checkout/remove-promo.ts';
import { abandonOrder } from './ending/abandon-order.ts';
import { withdrawFromCourse } from './ending/withdraw-from-course.ts';
import { offerOf, readTerms } from './lines/price-lines.ts';
import { requireOwnOrder } from './orders.policy.ts';
import { checkPayment } from './parts/check-payment.ts';
import { getPaymentStatus } from './parts/get-payment-status.ts';
import { payObligation } from './parts/pay-obligation.ts';
import { completeRegistration } from './placing/complete-registration.ts';
import { processPayment } from './placing/process-payment.ts';
import { gatherOrder } from './reading/gather-order.ts';
import { listOrders } from './reading/list-orders.ts';
import { presentDetail } from './reading/orders.present.ts';

const ADDED = 'The course has been added to your enrollment.';

const standing = (isEnrolled: boolean, hasOrder: boolean): string => {
  if (isEnrolled) return 'You are already enrolled in this course!';
  return hasOrder ? '' : 'Please add the course to enrollment first.';
};

const checkoutBindings: Binding[] = [
  on(checkout.getCheckout, async (ctx, { courseId }) => {
    const { user, offered, order, terms, enrolledPath } = await getCheckout(ctx, courseId);
    const isEnrolled = enrolledPath !== null;
    return {
      course: presentCheckoutCourse(offered, terms),
      user: presentSessionUser(user),
      message: standing(isEnrolled, order !== undefined),
      requiresEnrollment: !isEnrolled && !order,
      alreadyEnrolled: isEnrolled,
      redirectUrl: enrolledPath,
      order: order ? presentOpenOrder(order) : null,
    };
  }),
  on(checkout.validateCourse, async (ctx, { courseId }) => {
    const course = await requirePublicCourse(ctx.db, courseId);
    return { course: presentCheckoutCourse(offerOf(ctx, course), await readTerms(ctx, null)) };
  }),
  on(checkout.addToEnrollment, async (ctx, { courseId }) => {
    const order = await addToEnrollment(ctx, courseId);
    return { message: ADDED, order: presentOpenOrder(order) };
  }),
  onOuter(checkout.guestCheckout, async (ctx, input) => {
    const { user, order } = await guestCheckout(ctx, input);
    return {
      message: 'Account created successfully!',
      user: presentSessionUser(user),
      order: presentOpenOrder(order),
    };
  }),
];

const purchaseBindings: Binding[] = [
  on(checkout.applyPromo, async (ctx, input) => ({
    message: 'Promo code applied',
    ...presentPromo(await applyPromo(ctx, input)),
  })),
  on(checkout.removePromo, async (ctx, { courseId }) => {
    const { total, totalAed } = await removePromo(ctx, courseId);
    return {
      message: 'Promo code removed',
      newPrice: toDecimal(total),
      newPriceAED: toDecimal(totalAed),
    };
  }),
  onOuter(checkout.processPayment, processPayment),
  onOuter(checkout.completeRegistration, async (ctx, input) => {
    const { order, redirectUrl } = await completeRegistration(ctx, input);
    return { message: 'You are enrolled.', redirectUrl, reference: order.reference };
  }),
];

const ownOrderBindings: Binding[] = [
  on(calls.listOrders, (ctx, { cursor }) => listOrders(ctx, cursor)),
  on(calls.getOrder, async (ctx, { reference }) => {
    const order = await requireOwnOrder(ctx.db, ctx.caller, reference);
    return { order: presentDetail(await gatherOrder(ctx, order)) };
  }),
  on(calls.getPaymentStatus, async (ctx, { reference }) =>
    getPaymentStatus(ctx.db, await requireOwnOrder(ctx.db, ctx.caller, reference)),
  ),
  onOuter(calls.checkPayment, (ctx, { reference }) => checkPayment(ctx, reference)),
  onOuter(calls.payObligation, async (ctx, input) => ({
    message: 'Please pay on the card page.',
    ...(await payObligation(ctx, input)),
  })),
  onOuter(calls.abandonOrder, async (ctx, { reference }) => {
    const { state } = await abandonOrder(ctx, reference);
    const message = state === 'confirmed' ? 'Your payment has arrived.' : 'The order has been given up.';
    return { message, state };
  }),
  onOuter(calls.withdrawFromCourse, async (ctx, { reference }) => {
    await withdrawFromCourse(ctx, reference);
    return { message: 'You have withdrawn. Everything you paid goes back to you.' };
  }),
];

export const orderBindings: Binding[] = [...checkoutBindings, ...purchaseBindings, ...ownOrderBindings];
