import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { courseList, coursePage } from '#contracts/courses/course-pages.ts';
import type { CreditOffer } from '#contracts/credits/credit-offer.ts';
import type { BreakdownView, OfferedCourse } from '#contracts/orders/checkout.ts';
import { HELD } from '#domain/courses/course-kind.ts';
import { ClosedNotice } from '#web/features/checkout/closed-notice.tsx';
import { chargeOf } from '#web/features/checkout/credit-text.ts';
import { SummaryBar } from '#web/features/checkout/due.tsx';
import { EnrolledAlready } from '#web/features/checkout/enrolled-already.tsx';
import { type Due, OrderSummary } from '#web/features/checkout/order-summary.tsx';
import { choosePlan } from '#web/features/checkout/plan-text.ts';
import { useFreshAfterBack } from '#web/features/checkout/use-fresh-after-back.ts';
import { BreakdownRows } from '#web/features/orders/my-orders/breakdown-rows.tsx';
import { HoldStrip } from '#web/features/orders/my-orders/hold-strip.tsx';
import { OpenOrderNotice } from '#web/features/orders/my-orders/open-order-notice.tsx';
import { failureOf, keyAfter } from '#web/forms/submission.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { aedText, instantIn } from '#web/lib/format.ts';
import { useSite } from '#web/lib/site.ts';
import { cx } from '#web/ui/cx.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { Choices } from './choices.tsx';

/** One checkout for courses of every kind. */
export function CheckoutPage({ loaderData, actionData }: CheckoutProps) {
  const { course, order, placed, offerEndsAt, enrolledAt, problem, now } = loaderData;
  const idempotencyKey = keyAfter(actionData, loaderData.idempotencyKey);
  const [plan, setPlan] = useState<string>();
  const [wishesCredit, setCredit] = useState<boolean>();
  const { revalidate } = useRevalidator();
  const site = useSite();
  useFreshAfterBack();
  const payFailure = failureOf(actionData, 'pay', 'complete');
  const chosen = choosePlan(course.plans, [
    plan,
    payFailure?.values?.paymentPlan,
    order?.plan,
    course.defaultPlan,
  ]);
  // Who waits to pay what was ordered sees that, until something else is chosen in its place.
  const owed = plan || wishesCredit !== undefined || payFailure ? null : placed;
  const isCreditUsed = wishesCredit ?? isCreditWished(order, payFailure);
  const credit = isCreditUsed && chosen.plan === 'full' ? loaderData.credit : null;
  const breakdown = owed?.breakdown ?? chosen;
  const due = dueOf({ owed, chosen, credit, isDue: course.isEnrollable && !enrolledAt });
  const isPlaced = order?.state === 'placed';
  const ordered = isPlaced && order.method !== 'bank' ? order.holdEndsAt : null;
  const hold = isPlaced ? ordered : offerEndsAt;
  return (
    <main id="main" className={cx('wrap pb-(--s9)', due && 'max-lg:pb-0')}>
      <PageHeader title="Enroll" size="3xl" breadcrumbs={crumbs(course)} />
      {problem && !actionData && (
        <Notice tone="danger" live className="mb-8">
          {problem}
        </Notice>
      )}
      {isPlaced && (
        <OpenOrderNotice
          order={order}
          held={HELD[course.kind]}
          now={now}
          zone={course.venueTimezone}
          idempotencyKey={idempotencyKey}
          payFailure={failureOf(actionData, 'continue')}
          giveUpFailure={failureOf(actionData, 'abandon')}
          detailsTo={`/orders/${order.reference}`}
          onEnd={revalidate}
        />
      )}
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
        <div className="min-w-0">
          {enrolledAt ? (
            <EnrolledAlready newMonths={loaderData.newMonths} to={enrolledAt} />
          ) : order?.isLookedAt ? null : course.isEnrollable ? (
            <Choices
              {...{
                loaderData,
                actionData,
                breakdown: chosen,
                payFailure,
                onPlan: setPlan,
                isCreditUsed,
                onCredit: setCredit,
              }}
            />
          ) : (
            !isPlaced && <Closed course={course} failure={payFailure} />
          )}
        </div>
        <OrderSummary
          course={course}
          breakdown={breakdown}
          hold={hold && <HoldStrip until={hold} now={now} held={HELD[course.kind]} />}
          due={due}
        >
          <BreakdownRows
            breakdown={breakdown}
            taxName={site?.tax.name ?? 'tax'}
            creditEur={owed ? owed.creditEur : credit?.usedEur}
            earlyBirdUntil={
              course.earlyBirdDeadline ? instantIn(course.venueTimezone, course.earlyBirdDeadline) : undefined
            }
          />
        </OrderSummary>
      </div>
      {due && (
        <SummaryBar eur={due.eur}>
          {due.label === 'Due now' ? 'now' : 'today'}, {due.eur > 0 ? aedText(due.aed) : 'nothing is charged'}
        </SummaryBar>
      )}
    </main>
  );
}

function Closed({ course, failure }: { course: OfferedCourse; failure?: FormFailure }) {
  return (
    <>
      {failure && (
        <Notice tone="danger" live className="mb-8">
          {failure.message}
        </Notice>
      )}
      <ClosedNotice course={course} />
    </>
  );
}

const LISTS = {
  InPersonCourse: 'In-person',
  OnlineLiveTraining: 'Live online',
  ELearningCourse: 'Self-paced',
} as const;

const crumbs = (course: OfferedCourse) => [
  { label: LISTS[course.kind], to: courseList(course.kind) },
  { label: course.code, to: coursePage(course) },
  { label: 'Enroll' },
];

type Loaded = CheckoutProps['loaderData'];

/** As it was pressed last, or is in the order that waits. */
const isCreditWished = (order: Loaded['order'], failure: FormFailure | undefined): boolean =>
  failure ? failure.values?.useCredit === 'on' : (order?.creditEur ?? 0) > 0;

type DueFacts = {
  owed: Loaded['placed'];
  chosen: BreakdownView;
  credit: CreditOffer | null;
  isDue: boolean;
};

/** Of a course that nobody can have nothing is due, but what was ordered before. */
function dueOf({ owed, chosen, credit, isDue }: DueFacts): Due | null {
  if (owed) return { label: 'Due now', eur: owed.due.eur, aed: owed.due.aed };
  if (!isDue) return null;
  return { label: credit ? 'To pay today by card' : 'Due today', ...chargeOf(chosen, credit) };
}
