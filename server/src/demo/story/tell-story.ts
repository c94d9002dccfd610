import { aed, basisPoints, percentOf } from '#domain/money/money.ts';
import { creditNoteExpiresOn } from '#domain/policies/cancellation.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { DEFAULT_HOLD_MINUTES } from '#domain/seats/seats.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/platform/db/database.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { issueCredit } from '../../modules/credits/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { endOrder, lockOrder, ORDER_KIND, paidLeftOf, requireOrder } from '../../modules/orders/index.ts';
import { DEFAULT_SETTINGS } from '../../modules/settings/index.ts';
import { demoAccountOf } from '../accounts.ts';
import { granted } from '../actors.ts';
import { setBackHold } from '../demo.repository.ts';
import type { GatewayVisit } from '../gateway-visit.ts';
import type { Office } from '../runs/play-course-act.ts';
import type { Cast } from './cast.ts';
import type { Scene } from './story.ts';

export type Props = Office & { database: Db; visit: GatewayVisit; cast: Cast };
/** Orders by who and for which course. */
type Orders = Map<string, string>;
type Acting<Does extends Scene['does']> = Extract<Scene, { does: Does }>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Plays one scene at its time, by the calls that people make. */
export const playScene = async (props: Props, scene: Scene, orders: Orders): Promise<void> => {
  const actor = await props.cast.find(scene.who);
  const reference = orders.get(orderKey(scene)) ?? '';
  switch (scene.does) {
    case 'pays-first':
      return payFirst(props, scene, { actor, orders });
    case 'registers-free':
      return registerFree(props, scene, { actor, orders });
    case 'promises-transfer':
      await checkOut(props, scene, { actor, orders, method: 'bank' });
      return;
    case 'leaves-without-paying':
      return leave(props, scene, { actor, orders });
    case 'pays-unheard':
      return payUnheard(props, scene, { actor, orders });
    case 'pays-next': {
      const { redirectUrl } = await granted(props.stage.as(actor).call('payObligation', { reference }));
      return pay(props, { actor, reference, redirectUrl });
    }
    case 'is-heard':
      await granted(props.stage.as(actor).call('checkPayment', { reference }));
      return;
    case 'waits':
      await granted(props.stage.as(actor).call('joinWaitingList', { courseId: scene.course }));
      return;
    case 'has-transferred':
      return recordTransfer(props, reference);
    case 'pays-by-transfer': {
      const placed = await checkOut(props, scene, { actor, orders, method: 'bank' });
      return recordTransfer(props, placed.reference);
    }
    case 'reviews':
      return review(props, scene, actor);
    case 'takes-credit':
      return takeCredit(props, reference, scene.reason);
    case 'cancels':
      return cancel(props, scene, reference);
  }
};

const orderKey = ({ who, course }: Pick<Scene, 'who' | 'course'>): string => `${who} ${course}`;

type Part = { actor: User; orders: Orders };
type Buying = Pick<Scene, 'who' | 'course'> & Pick<Acting<'pays-first'>, 'plan' | 'promoCode'>;

const confirmationsOf = async ({ stage }: Props, courseId: string, actor: User): Promise<string[]> => {
  const { course } = await granted(stage.as(actor).call('getCheckout', { courseId }));
  return course.confirmations.map(({ key }) => key);
};

const checkOut = async (props: Props, buying: Buying, part: Part & { method: 'card' | 'bank' }) => {
  const api = props.stage.as(part.actor);
  const { course: courseId, plan, promoCode } = buying;
  await granted(api.call('addToEnrollment', { courseId }));
  if (promoCode) await granted(api.call('applyPromo', { courseId, promoCode }));
  const confirmations = await confirmationsOf(props, courseId, part.actor);
  const choice = { method: part.method, paymentPlan: plan, agreeTerms: true, confirmations };
  const next = await granted(api.call('processPayment', { courseId, ...choice }));
  part.orders.set(orderKey(buying), next.reference);
  return next;
};

const pay = async (
  { stage, visit }: Props,
  { actor, reference, redirectUrl }: { actor: User; reference: string; redirectUrl: string },
) => {
  await visit.payAt(redirectUrl);
  await granted(stage.as(actor).call('checkPayment', { reference }));
};

const payFirst = async (props: Props, buying: Buying, part: Part) => {
  const { reference, redirectUrl } = await checkOut(props, buying, { ...part, method: 'card' });
  await pay(props, { actor: part.actor, reference, redirectUrl });
};

const registerFree = async (props: Props, buying: Buying, { actor, orders }: Part) => {
  const api = props.stage.as(actor);
  const { course: courseId, promoCode } = buying;
  await granted(api.call('addToEnrollment', { courseId }));
  if (promoCode) await granted(api.call('applyPromo', { courseId, promoCode }));
  const confirmations = await confirmationsOf(props, courseId, actor);
  const agreement = { courseId, agreeTerms: true, confirmations };
  const { reference } = await granted(api.call('completeRegistration', agreement));
  orders.set(orderKey(buying), reference);
};

const endHold = async ({ stage, database }: Props, reference: string) => {
  await setBackHold(
    database,
    reference,
    new Date(stage.clock.now().getTime() + DEFAULT_HOLD_MINUTES * MINUTE_MS),
  );
  await stage.runJob('end-holds');
};

const leave = async (props: Props, buying: Buying, part: Part) => {
  const { reference } = await checkOut(props, buying, { ...part, method: 'card' });
  await endHold(props, reference);
};

const payUnheard = async (props: Props, buying: Buying, part: Part) => {
  const { reference, redirectUrl } = await checkOut(props, buying, { ...part, method: 'card' });
  await props.visit.payAt(redirectUrl);
  props.visit.setReachable(false);
  await endHold(props, reference);
  props.visit.setReachable(true);
};

const recordTransfer = async ({ stage, staff }: Props, reference: string) => {
  const api = stage.as(staff);
  const { order } = await granted(api.call('adminGetOrder', { reference }));
  const transfer = {
    reference,
    amountAed: order.nextDue?.aed ?? 0,
    transactionId: `FT-${reference.slice(-6)}`,
    receivedOn: stage.clock.now().toISOString().slice(0, 10),
    note: 'Seen on the statement of the morning',
  };
  await granted(api.call('recordBankTransfer', transfer));
};

/** All that was paid becomes a credit, good for as long as the academy's usual policy says. */
const takeCredit = async ({ stage }: Props, reference: string, reason: string) => {
  const today = localDate(localDateIn(stage.clock.now(), ACADEMY_ZONE));
  await stage.transact(async (ctx) => {
    const order = await lockOrder(ctx.db, (await requireOrder(ctx.db, reference)).id);
    await endOrder(ctx, order, reason);
    const { id: orderId, userId } = order;
    const owner = { kind: ORDER_KIND, id: orderId };
    const { most } = await paidLeftOf(ctx.db, order);
    const expiresOn = creditNoteExpiresOn(DEFAULT_POLICY, today);
    await issueCredit(ctx, { owner, userId, orderId, eur: most, expiresOn });
  });
};

const cancel = async ({ stage, admin }: Props, scene: Acting<'cancels'>, reference: string) => {
  const api = stage.as(admin);
  const { order } = await granted(api.call('adminGetOrder', { reference }));
  const { password } = demoAccountOf('admin');
  const amountAed = percentOf(aed(order.refundableAed), basisPoints(scene.refundPercent * 100));
  const refund = { reference, amountAed, reason: scene.reason, cancelEnrolment: true, password };
  await granted(api.call('refundOrder', refund));
};

const review = async ({ stage, staff }: Props, scene: Acting<'reviews'>, actor: User) => {
  const { course: courseId, rating, text, isAnonymous = false, verdict: state, reason = '' } = scene;
  await granted(stage.as(actor).call('submitReview', { courseId, rating, text, isAnonymous }));
  if (!state) return;
  const desk = stage.as(staff);
  const { reviews } = await granted(desk.call('adminListReviews', { state: 'pending' }));
  const reviewId = reviews.find(({ participant }) => participant.email === actor.email)?._id ?? '';
  await granted(desk.call('moderateReview', { reviewId, state, reason }));
};

/** What still waits for a transfer waits from the day on which it was placed. */
export const setBackTransfers = async (props: Props, orders: Orders, waiting: Scene[]): Promise<void> => {
  for (const scene of waiting) {
    const reference = orders.get(orderKey(scene)) ?? '';
    const days = DEFAULT_SETTINGS.bank.holdDays - scene.daysAgo;
    await setBackHold(props.database, reference, new Date(props.stage.clock.now().getTime() + days * DAY_MS));
  }
};
