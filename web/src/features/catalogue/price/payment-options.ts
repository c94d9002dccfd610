import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { BreakdownView } from '#contracts/orders/checkout.ts';

type Plan = Pick<BreakdownView, 'plan' | 'parts' | 'dueTodayEur'>;
/** `amount` is what is due today, in cents; null where nobody can enroll, so that nothing is due. */
type PaymentOption = { label: string; amount: number | null };

/** Where a course takes deposits and does not say how much. */
const USUAL_DEPOSIT_PERCENT = 20;

/** How the price can be paid: with sums while the course can be booked, else what it accepts. */
export const paymentOptions = (course: CourseDetail, plans: readonly Plan[]): PaymentOption[] => {
  if (course.enrollment.currentPrice <= 0) return [];
  return plans.length > 0 ? pricedOptions(plans) : acceptedOptions(course.enrollment.paymentOptions);
};

const FULL = 'Full payment';

const pricedOptions = (plans: readonly Plan[]): PaymentOption[] => {
  const options = plans.map((plan) => ({ label: planLabel(plan), amount: plan.dueTodayEur }));
  // A plan whose later parts are all due already is a payment in full, which may be listed as well.
  return options.filter(({ label }, index) => options.findIndex((one) => one.label === label) === index);
};

const planLabel = ({ plan, parts }: Plan): string => {
  if (parts.length < 2 || plan === 'full') return FULL;
  if (plan === 'installments') return `Installments, first of ${parts.length} payments`;
  return `${(parts[0]?.shareBp ?? 0) / 100}% deposit today`;
};

const acceptedOptions = (accepts: CourseDetail['enrollment']['paymentOptions']): PaymentOption[] =>
  [
    accepts.acceptFullPayment && FULL,
    accepts.acceptDeposit && `${accepts.depositPercentage ?? USUAL_DEPOSIT_PERCENT}% deposit`,
    accepts.acceptInstallments && `Installments, ${accepts.numberOfInstallments ?? '2-3'} payments`,
  ]
    .filter((label) => label !== false)
    .map((label) => ({ label, amount: null }));
