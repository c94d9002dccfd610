import type { InputOf } from '#contracts/endpoint.ts';
import type { processPayment as call } from '#contracts/orders/checkout.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { requirePublicCourse } from '#server/modules/catalogue/index.ts';
import { ensureDraft } from '../checkout/ensure-draft.ts';
import { choosePlan, isPlacedAs } from '../checkout/payment-choice.ts';
import { requireAgreement } from '../checkout/require-agreement.ts';
import { offerOf } from '../lines/price-lines.ts';
import { orderPath } from '../order-path.ts';
import { kindOf } from '../orders.ports.ts';
import { findOpenOrder } from '../orders.repository.ts';
import { closeOpenPayment } from './close-open-payment.ts';
import { openFirstPayment } from './open-payment.ts';
import { placeOrder } from './place-order.ts';

type Ctx = OuterCtx & { caller: SignedInCaller };
type Next = { message: string; redirectUrl: string; reference: string };

/**
 * Places the order of one course for oneself in one transaction and sends its person on to pay: to the card page, or
 * to the order with the bank's details. Pressed twice it is one order, one attempt and one address.
 */
export const processPayment = async (ctx: Ctx, input: InputOf<typeof call>): Promise<Next> => {
  const userId = ctx.caller.user.id;
  const course = await requirePublicCourse(ctx.database, input.courseId);
  const { offer } = offerOf(ctx, course);
  const agreed = new Map([[course.id, requireAgreement(offer, input)]]);
  const choice = { plan: choosePlan(offer.options, input.paymentPlan), method: input.method };

  const open = await findOpenOrder(ctx.database, { userId, courseId: course.id });
  const isInTheWay = open?.state === 'placed' && (open.isEnding || !isPlacedAs(open, choice));
  if (isInTheWay && (await closeOpenPayment(ctx, open)) === 'captured') {
    const redirectUrl = kindOf(ctx, course).describe(course).paths.results(open).success;
    return { message: 'Your payment has arrived.', redirectUrl, reference: open.reference };
  }
  const promoCode = open?.promoCode ?? null;
  const order = await ctx.transact(async (tx) => {
    const current = await requirePublicCourse(tx.db, course.id);
    const draft = await ensureDraft(tx, { course: current, userId, promoCode });
    return placeOrder(tx, draft, { choice, agreed });
  });
  const { reference } = order;
  if (order.method === 'bank')
    return { message: 'Your seat waits for your transfer.', redirectUrl: orderPath(order), reference };
  const { redirectUrl } = await openFirstPayment(ctx, order);
  return { message: 'Please pay on the card page.', redirectUrl, reference };
};
