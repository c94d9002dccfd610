import { acceptedPlans, defaultPlan, type PaymentOptions, type PlanKind } from '#domain/plans/plan-parts.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { Order } from '../orders.repository.ts';

export type Choice = {
  plan: PlanKind;
  method: 'card' | 'bank';
  /** Whether a credit of its person pays before that, as much as it can. */
  useCredit?: boolean;
};

/** Whether pressing the button with these choices would change nothing. */
export const isPlacedAs = (order: Order, { plan, method, useCredit = false }: Choice): boolean =>
  order.state === 'placed' &&
  order.plan === plan &&
  order.method === method &&
  order.creditEur > 0 === useCredit &&
  order.promoCode === order.breakdown?.promoCode;

export const choosePlan = (options: PaymentOptions, plan: PlanKind | undefined): PlanKind => {
  const chosen = plan ?? defaultPlan(options);
  if (!acceptedPlans(options).includes(chosen))
    throw fieldError('paymentPlan', 'This payment plan is not offered for this course');
  return chosen;
};
