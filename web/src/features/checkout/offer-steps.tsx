import type { ReactNode } from 'react';
import { checkoutPage } from '#contracts/courses/course-pages.ts';
import type { BreakdownView, CheckoutCourse } from '#contracts/orders/checkout.ts';
import { eurText, instantIn } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { payLabel, rateNote } from './pay-text.ts';
import { scheduleRows } from './plan-text.ts';

interface OfferStepsProps {
  course: CheckoutCourse;
  /** The ways to give the seat up. */
  leave: ReactNode;
}

/** A seat that is held for its reader: take it by the checkout, or leave it to the next. */
export function OfferSteps({ course, leave }: OfferStepsProps) {
  const breakdown = course.plans.find(({ plan }) => plan === course.defaultPlan) ?? course.plans[0];
  return (
    <>
      <Step number={1} title="Take it">
        {breakdown && <PriceRows course={course} breakdown={breakdown} />}
        <div className="mt-5 grid gap-3">
          <ButtonLink to={checkoutPage(course)} variant="primary" wide>
            {breakdown ? payLabel(breakdown) : 'Enroll Now'}
          </ButtonLink>
          {breakdown && breakdown.total > 0 && (
            <p className="num text-center text-sm text-muted">
              {rateNote(breakdown)}.{course.plans.length > 1 && ' Or choose another plan on the next page.'}
            </p>
          )}
        </div>
      </Step>
      <Step number={2} title="Or leave it">
        <p className="mb-4 text-muted">The seat then goes to the next in line at once.</p>
        {leave}
      </Step>
    </>
  );
}

function PriceRows({ course, breakdown }: Pick<OfferStepsProps, 'course'> & { breakdown: BreakdownView }) {
  const { earlyBirdDeadline, venueTimezone } = course;
  const until = earlyBirdDeadline ? `, until ${instantIn(venueTimezone, earlyBirdDeadline)}` : '';
  const rows = scheduleRows(breakdown);
  return (
    <KeyValue>
      <KeyValueRow term={breakdown.isEarlyBird ? `Early-bird price${until}` : 'Price'}>
        {eurText(breakdown.total)}
      </KeyValueRow>
      {rows.length > 1 &&
        rows.map(({ id, detail, when, amount, current }) => (
          <KeyValueRow key={id} term={`${detail}, ${current ? 'today' : `on ${when}`}`} strong={current}>
            {amount}
          </KeyValueRow>
        ))}
    </KeyValue>
  );
}
