import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useRevalidator } from 'react-router';
import { BillingForm } from '#web/features/account/billing-form.tsx';
import { BillingSaved } from '#web/features/account/billing-saved.tsx';
import { BillingView } from '#web/features/account/billing-view.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { RegistrationForm } from '#web/features/account/registration-form.tsx';
import { checkoutPath } from '#web/features/checkout/checkout-path.ts';
import { CheckoutProblem } from '#web/features/checkout/checkout-problem.tsx';
import { ClosedNotice } from '#web/features/checkout/closed-notice.tsx';
import { GuestSection } from '#web/features/checkout/guest-section.tsx';
import { networkWords } from '#web/features/checkout/network-words.ts';
import { OrderSummary, SummaryBar } from '#web/features/checkout/order-summary.tsx';
import { PayForm } from '#web/features/checkout/pay-form.tsx';
import { choosePlan } from '#web/features/checkout/plan-text.ts';
import { AppliedPromo, PromoForm } from '#web/features/checkout/promo-box.tsx';
import { Step } from '#web/features/checkout/step.tsx';
import { useFreshAfterBack } from '#web/features/checkout/use-fresh-after-back.ts';
import { BreakdownRows } from '#web/features/orders/breakdown-rows.tsx';
import { HoldStrip } from '#web/features/orders/hold-strip.tsx';
import { OpenOrderNotice } from '#web/features/orders/open-order-notice.tsx';
import { failureOf, keyAfter, type Refused, unanswered } from '#web/forms/submission.ts';
import { eurText, instantIn } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { useSite } from '#web/lib/site.ts';
import { isUnanswered } from '#web/lib/unanswered.ts';
import { Lamp } from '#web/ui/lamp.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/in-person';
import { loadCheckout, submitCheckout } from './in-person.server.ts';

export const loader = (args: Route.LoaderArgs) => loadCheckout(args);

export const action = (args: Route.ActionArgs) => submitCheckout(args);

/** For a submission without an answer each form of this page has words of its own. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return unanswered(networkWords(String(form.get('_action')), error.message), form);
  }
};

// What was refused may have become different meanwhile, and the key of a refused payment is spent.
export const shouldRevalidate = ({
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (actionResult as Partial<Refused> | undefined)?.isUnanswered
    ? false
    : defaultShouldRevalidate || (actionStatus ?? 0) >= 400;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData ? `Enroll: ${loaderData.course.title}` : 'Enroll',
    description: loaderData
      ? `Enroll in ${loaderData.course.title}: choose a payment plan and pay securely by card.`
      : 'Enroll in an in-person course.',
  }),
  notIndexed,
];

export default function InPersonCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { course, order, problem, now } = loaderData;
  const idempotencyKey = keyAfter(actionData, loaderData.idempotencyKey);
  const [plan, setPlan] = useState<string>();
  const { revalidate } = useRevalidator();
  const site = useSite();
  useFreshAfterBack();
  const payFailure = failureOf(actionData, 'pay', 'complete');
  const breakdown = choosePlan(course.plans, [
    plan,
    payFailure?.values?.paymentPlan,
    order?.plan,
    course.defaultPlan,
  ]);
  const isPlaced = order?.state === 'placed';
  const hold = isPlaced && order.method !== 'bank' ? order.holdEndsAt : null;
  return (
    <main id="main" className="wrap pb-(--s9) max-lg:pb-0">
      <PageHeader title="Enroll" size="3xl" breadcrumbs={crumbs(course)} />
      {problem && !actionData && (
        <Notice tone="danger" live className="mb-8">
          {problem}
        </Notice>
      )}
      {isPlaced && (
        <OpenOrderNotice
          order={order}
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
          {course.isEnrollable ? (
            <>
              <Attendee loaderData={loaderData} actionData={actionData} />
              <Step number={loaderData.billing ? 3 : 2} title="How you pay">
                <Promo loaderData={loaderData} actionData={actionData} saved={breakdown.promoDiscount} />
                <PayForm
                  course={course}
                  breakdown={breakdown}
                  onPlan={setPlan}
                  isGuest={!loaderData.billing}
                  failure={payFailure}
                  idempotencyKey={idempotencyKey}
                  bankTransfer={site?.bankTransfer ?? { enabled: false, holdDays: 0 }}
                />
              </Step>
            </>
          ) : (
            !isPlaced && (
              <>
                {payFailure && (
                  <Notice tone="danger" live className="mb-8">
                    {payFailure.message}
                  </Notice>
                )}
                <ClosedNotice course={course} />
              </>
            )
          )}
        </div>
        <OrderSummary
          course={course}
          breakdown={breakdown}
          hold={hold && <HoldStrip until={hold} now={now} />}
        >
          <BreakdownRows
            breakdown={breakdown}
            taxName={site?.tax.name ?? 'tax'}
            earlyBirdUntil={
              course.earlyBirdDeadline ? instantIn(course.venueTimezone, course.earlyBirdDeadline) : undefined
            }
          />
        </OrderSummary>
      </div>
      {course.isEnrollable && <SummaryBar breakdown={breakdown} />}
    </main>
  );
}

export { CheckoutProblem as ErrorBoundary };

const crumbs = ({ code, slug }: { code: string; slug: string }) => [
  { label: 'In-person', to: '/in-person-aesthetic-training' },
  { label: code, to: `/in-person/courses/${slug}` },
  { label: 'Enroll' },
];

type PageProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

/** Who attends, and who is billed: a guest is asked for both at once. */
function Attendee({ loaderData, actionData }: PageProps) {
  const { course, billing, tab } = loaderData;
  const path = checkoutPath(course.slug);
  if (billing) {
    return (
      <>
        <Step number={1} title="Who attends">
          <p className="text-md">
            {loaderData.user?.firstName} {loaderData.user?.lastName}
            <span className="block text-muted wrap-anywhere">{loaderData.user?.email}</span>
          </p>
        </Step>
        <Billing loaderData={loaderData} actionData={actionData} />
      </>
    );
  }
  return (
    <Step number={1} title="Who attends">
      <GuestSection
        tab={tab}
        tabTo={(to) => (to === 'login' ? `${path}?account=login` : path)}
        login={<LoginForm intent="login" failure={failureOf(actionData, 'login')} />}
        registration={
          <RegistrationForm
            intent="register"
            atCheckout
            submitLabel="Create account and continue"
            failure={failureOf(actionData, 'register')}
          />
        }
      />
    </Step>
  );
}

type PromoProps = PageProps & { saved: number };

function Promo({ loaderData: { course, order }, actionData, saved }: PromoProps) {
  if (order?.promoCode) {
    return (
      <div className="mb-8">
        <AppliedPromo
          code={order.promoCode}
          saving={saved > 0 ? eurText(saved) : null}
          failure={failureOf(actionData, 'remove-promo')}
        />
      </div>
    );
  }
  if (course.isFree) return null;
  return (
    <div className="mb-8">
      <PromoForm failure={failureOf(actionData, 'apply-promo')} />
    </div>
  );
}

function Billing({ loaderData, actionData }: PageProps) {
  const { course, billing, isEditingBilling } = loaderData;
  const isBillingSaved = loaderData.isBillingSaved && !actionData;
  const navigate = useNavigate();
  const path = checkoutPath(course.slug);
  const failure = failureOf(actionData, 'save-billing');
  if (!billing) return null;
  const isEditing = isEditingBilling || failure !== undefined;
  const edit = (
    <TextLink to={`${path}?edit=billing`} look="standalone" preventScrollReset>
      Edit<span className="sr-only"> billing information</span>
    </TextLink>
  );
  return (
    <Step
      number={2}
      title="Billing information"
      aside={isBillingSaved ? <Lamp kind="completed">Saved</Lamp> : !isEditing && edit}
    >
      {isBillingSaved && (
        <BillingSaved onEnd={() => navigate(path, { replace: true, preventScrollReset: true })} />
      )}
      {isEditing ? (
        <BillingForm billing={billing} failure={failure} cancelTo={path} />
      ) : (
        <BillingView billing={billing} />
      )}
    </Step>
  );
}
