import { checkoutPage } from '#contracts/courses/course-pages.ts';
import type { BreakdownView } from '#contracts/orders/checkout.ts';
import { PayForm } from '#web/features/checkout/pay-form.tsx';
import { AppliedPromo, PromoForm } from '#web/features/checkout/promo-box.tsx';
import { LicenceNotice } from '#web/features/licences/licence-notice.tsx';
import { failureOf, keyAfter } from '#web/forms/submission.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { eurText } from '#web/lib/format.ts';
import { useSite } from '#web/lib/site.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { Attendee } from './attendee.tsx';
import type { CheckoutProps } from './checkout-props.ts';

interface ChoicesProps extends CheckoutProps {
  /** Of the chosen plan. */
  breakdown: BreakdownView;
  payFailure: FormFailure | undefined;
  onPlan: (plan: string) => void;
  isCreditUsed: boolean;
  onCredit: (isUsed: boolean) => void;
}

/**
 * Everything that is asked before somebody pays: who attends, who is billed, how it is paid. Where an order waits for its
 * payment already, how else it could be paid is folded.
 */
export function Choices(props: ChoicesProps) {
  const { loaderData, actionData, breakdown, payFailure, onPlan, isCreditUsed, onCredit } = props;
  const { course, billing, placed, credit, licence, licenceLimit } = loaderData;
  const bankTransfer = useSite()?.bankTransfer ?? { enabled: false, holdDays: 0 };
  const ways = (
    <Step number={billing ? 3 : 2} title={breakdown.total > 0 ? 'How you pay' : 'Your registration'}>
      <LicenceNotice
        standing={licence}
        limit={licenceLimit}
        professions={course.professions}
        next={checkoutPage(course)}
      />
      <Promo loaderData={loaderData} actionData={actionData} saved={breakdown.promoDiscount} />
      <PayForm
        course={course}
        breakdown={breakdown}
        onPlan={onPlan}
        {...{ credit, isCreditUsed, onCredit }}
        isGuest={!billing}
        failure={payFailure}
        idempotencyKey={keyAfter(actionData, loaderData.idempotencyKey)}
        bankTransfer={bankTransfer}
        isLookedAt={licence === 'awaiting'}
      />
    </Step>
  );
  return (
    <>
      <Attendee loaderData={loaderData} actionData={actionData} />
      {placed ? (
        <Disclosure wide summary="Pay in another way" defaultOpen={isChoosing({ loaderData, actionData })}>
          {ways}
        </Disclosure>
      ) : (
        ways
      )}
    </>
  );
}

/** Something of it was just refused, or stands otherwise than in the order that waits. */
function isChoosing({ loaderData: { order, placed }, actionData }: CheckoutProps): boolean {
  const isRefused = failureOf(actionData, 'pay', 'complete', 'apply-promo', 'remove-promo') !== undefined;
  return isRefused || placed?.breakdown.promoCode !== order?.promoCode;
}

function Promo({ loaderData: { course, order }, actionData, saved }: CheckoutProps & { saved: number }) {
  if (order?.promoCode) {
    // One that was applied in another tab meanwhile.
    const another = failureOf(actionData, 'apply-promo');
    return (
      <div className="mb-8">
        <AppliedPromo
          code={order.promoCode}
          saving={saved > 0 ? eurText(saved) : null}
          failure={failureOf(actionData, 'remove-promo') ?? (another && { message: another.message })}
        />
      </div>
    );
  }
  if (course.isFree) return null;
  return (
    <div className="mb-8">
      <PromoForm
        failure={failureOf(actionData, 'apply-promo')}
        inCapitals={course.kind !== 'ELearningCourse'}
      />
    </div>
  );
}
