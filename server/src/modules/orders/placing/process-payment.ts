import type { InputOf } from '#contracts/endpoint.ts';
import type { processPayment as call } from '#contracts/orders/checkout.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { type Course, requirePublicCourse, type Wanted } from '#server/modules/catalogue/index.ts';
import type { Attempt } from '#server/modules/payments/index.ts';
import { transactInTurn } from '#server/modules/seats/index.ts';
import { ensureDraft } from '../checkout/ensure-draft.ts';
import { choosePlan, isPlacedAs } from '../checkout/payment-choice.ts';
import { requireAgreement } from '../checkout/require-agreement.ts';
import { offerOf } from '../lines/price-lines.ts';
import { requireLeft } from '../lines/require-left.ts';
import { orderPath } from '../order-path.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { HELD_MEANWHILE, isLookedAt } from './check-licence.ts';
import { closeOpenPayment } from './close-open-payment.ts';
import { showFirstPayment, writeFirstAttempt } from './open-payment.ts';
import { placeOrder } from './place-order.ts';

/** A plan can be chosen where the kind has several. */
type Wish = Omit<InputOf<typeof call>, 'paymentPlan'> & Partial<Pick<InputOf<typeof call>, 'paymentPlan'>>;
type Press = {
  userId: string;
  input: Wish;
  /** What was in the way of it before. */
  closed?: Order;
};
type Pressed = { course: Course; order: Order; attempt: Attempt | null; isInTheWay: boolean };
type Next = { message: string; redirectUrl: string; reference: string };

/**
 * Places the order of one course for oneself and writes its attempt down, in one transaction, and sends its person on to
 * pay: to the card page, or to the order with the bank's details. Pressed twice it is one order, one attempt and one address.
 */
export const processPayment = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  input: Wish,
  kind: Wanted<CourseKind>,
): Promise<Next> => {
  const press = { userId: ctx.caller.user.id, input };
  const course = await requirePublicCourse(ctx.database, input.courseId, kind);
  const first = await transactInTurn(ctx, course, (tx, current) => place(tx, current, press));
  if (!first.isInTheWay) return sendOn(ctx, first);
  if ((await closeOpenPayment(ctx, first.order)) === 'captured') {
    const redirectUrl = resultsOf(ctx, first).success;
    return { message: 'Your payment has arrived.', redirectUrl, reference: first.order.reference };
  }
  const again = { ...press, closed: first.order };
  // Closing may have given its seat back.
  const freed = await requirePublicCourse(ctx.database, course.id);
  return sendOn(ctx, await transactInTurn(ctx, freed, (tx, current) => place(tx, current, again)));
};

/** An order whose card page has to be closed before, because its hold is ending or something else was chosen, stays as it is. */
const place = async (ctx: Ctx, course: Course, { userId, input, closed }: Press): Promise<Pressed> => {
  const { offer } = offerOf(ctx, course);
  const order = await ensureDraft(ctx, { course, userId, promoCode: closed?.promoCode });
  if (order.state === 'draft') await requireLeft(ctx, course, order);
  const agreed = new Map([[course.id, requireAgreement(offer, input)]]);
  const choice = {
    plan: choosePlan(offer.options, input.paymentPlan),
    method: input.method,
    useCredit: input.useCredit,
  };
  const isInTheWay = order.state === 'placed' && (order.isEnding || !isPlacedAs(order, choice));
  if (isInTheWay && !closed) return { course, order, attempt: null, isInTheWay };
  const placed = await placeOrder(ctx, order, { choice, agreed, known: [course] });
  const isByCard = placed.order.method === 'card';
  const returnPaths = resultsOf(ctx, { course, order: placed.order });
  const attempt = isByCard ? await writeFirstAttempt(ctx, placed, returnPaths) : null;
  return { course, order: placed.order, attempt, isInTheWay: false };
};

const resultsOf = (ctx: Pick<Ctx, 'ports'>, { course, order }: Pick<Pressed, 'course' | 'order'>) =>
  kindOf(ctx, course).describe(course).paths.results(order);

const sendOn = async (ctx: OuterCtx, pressed: Pressed): Promise<Next> => {
  const { order, attempt } = pressed;
  const { reference } = order;
  if (order.method === 'bank')
    return { message: 'Your seat waits for your transfer.', redirectUrl: orderPath(order), reference };
  if (order.method === 'credit')
    return {
      message: 'Your credit note has paid for it.',
      redirectUrl: resultsOf(ctx, pressed).success,
      reference,
    };
  const redirectUrl = await showFirstPayment(ctx, { order, attempt });
  const message = isLookedAt(order) ? HELD_MEANWHILE : 'Please pay on the card page.';
  return { message, redirectUrl, reference };
};
