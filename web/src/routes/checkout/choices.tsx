import type { BreakdownView } from '#contracts/orders/checkout.ts';
import { PayForm } from '#web/features/checkout/pay-form.tsx';
import { AppliedPromo, PromoForm } from '#web/features/checkout/promo-box.tsx';
import { Step } from '#web/features/checkout/step.tsx';
import { failureOf, keyAfter } from '#web/forms/submission.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { eurText } from '#web/lib/format.ts';
import { useSite } from '#web/lib/site.ts';
import type { Route } from './+types/in-person';
import { Attendee } from './attendee.tsx';

type PageProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

interface ChoicesProps extends PageProps {
  /** Of the chosen plan. */
  breakdown: BreakdownView;
  payFailure: FormFailure | undefined;
  onPlan: (plan: string) => void;
}

/** Everything that is asked before somebody pays: who attends, who is billed, how it is paid. */
export function Choices({ loaderData, actionData, breakdown, payFailure, onPlan }: ChoicesProps) {
  const { course, billing } = loaderData;
  const bankTransfer = useSite()?.bankTransfer ?? { enabled: false, holdDays: 0 };
  return (
    <>
      <Attendee loaderData={loaderData} actionData={actionData} />
      <Step number={billing ? 3 : 2} title={breakdown.total > 0 ? 'How you pay' : 'Your registration'}>
        <Promo loaderData={loaderData} actionData={actionData} saved={breakdown.promoDiscount} />
        <PayForm
          course={course}
          breakdown={breakdown}
          onPlan={onPlan}
          isGuest={!billing}
          failure={payFailure}
          idempotencyKey={keyAfter(actionData, loaderData.idempotencyKey)}
          bankTransfer={bankTransfer}
        />
      </Step>
    </>
  );
}

function Promo({ loaderData: { course, order }, actionData, saved }: PageProps & { saved: number }) {
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
