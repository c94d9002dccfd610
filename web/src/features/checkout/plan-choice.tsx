import type { BreakdownView, CheckoutCourse } from '#contracts/orders/checkout.ts';
import { eurText } from '#web/lib/format.ts';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { Schedule } from '#web/ui/instruments/schedule.tsx';
import { planDetail, planTitle, scheduleRows } from './plan-text.ts';

interface PlanChoiceProps {
  course: Pick<CheckoutCourse, 'plans' | 'paymentOptions'>;
  chosen: BreakdownView;
  error?: string;
}

/** The plans that the course accepts, each with what it asks for today and what follows. */
export function PlanChoice({ course, chosen, error }: PlanChoiceProps) {
  const depositPercent = course.paymentOptions.depositInfo?.depositPercentage;
  return (
    <>
      <ChoiceList name="paymentPlan" legend="Payment plan" error={error}>
        {course.plans.map((plan) => (
          <ChoiceCard
            key={plan.plan}
            value={plan.plan}
            defaultChecked={plan.plan === chosen.plan}
            title={planTitle(plan, depositPercent)}
            aside={plan.parts.length > 1 ? `${eurText(plan.dueTodayEur)} today` : eurText(plan.dueTodayEur)}
            detail={planDetail(plan)}
          />
        ))}
      </ChoiceList>
      {chosen.parts.length > 1 && <Schedule items={scheduleRows(chosen)} className="mt-6 lg:hidden" />}
    </>
  );
}
