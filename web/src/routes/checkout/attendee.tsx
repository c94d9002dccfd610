import { useNavigate, useSubmit } from 'react-router';
import { checkoutPage } from '#contracts/courses/course-pages.ts';
import { BillingForm } from '#web/features/account/billing-form.tsx';
import { BillingSaved } from '#web/features/account/billing-saved.tsx';
import { BillingView } from '#web/features/account/billing-view.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { RegistrationForm } from '#web/features/account/registration-form.tsx';
import { BillingStep } from '#web/features/checkout/billing-step.tsx';
import { GuestSection } from '#web/features/checkout/guest-section.tsx';
import { PasskeyButton } from '#web/forms/passkey-button.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { Step } from '#web/ui/layout/step.tsx';
import type { CheckoutProps } from './checkout-props.ts';

const WHO = {
  InPersonCourse: 'Who attends',
  OnlineLiveTraining: 'Who attends',
  ELearningCourse: 'Who learns',
} as const;

/** Who attends, and who is billed: a guest is asked for both at once. */
export function Attendee({ loaderData, actionData }: CheckoutProps) {
  const { course, billing, tab } = loaderData;
  const path = checkoutPage(course);
  const submit = useSubmit();
  if (billing) {
    return (
      <>
        <Step number={1} title={WHO[course.kind]}>
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
    <Step number={1} title={WHO[course.kind]}>
      <GuestSection
        tab={tab}
        tabTo={(to) => (to === 'login' ? `${path}?account=login` : path)}
        login={
          <>
            <LoginForm intent="login" failure={failureOf(actionData, 'login')} />
            <PasskeyButton onLoggedIn={() => submit({ _action: 'logged-in' }, { method: 'post' })} />
          </>
        }
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

function Billing({ loaderData, actionData }: CheckoutProps) {
  const { course, billing, isEditingBilling } = loaderData;
  const isBillingSaved = loaderData.isBillingSaved && !actionData;
  const navigate = useNavigate();
  const path = checkoutPage(course);
  const failure = failureOf(actionData, 'save-billing');
  if (!billing) return null;
  return (
    <BillingStep
      number={2}
      isEditing={isEditingBilling || failure !== undefined}
      isSaved={isBillingSaved}
      path={path}
      form={<BillingForm cancelTo={path} {...{ billing, failure }} />}
    >
      {isBillingSaved && (
        <BillingSaved onEnd={() => navigate(path, { replace: true, preventScrollReset: true })} />
      )}
      <BillingView billing={billing} />
    </BillingStep>
  );
}
