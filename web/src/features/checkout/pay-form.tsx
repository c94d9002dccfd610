import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import type { CreditOffer } from '#contracts/credits/credit-offer.ts';
import type { BreakdownView, OfferedCourse } from '#contracts/orders/checkout.ts';
import { HELD } from '#domain/courses/course-kind.ts';
import { Form } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { Agreement, PolicyLink } from './agreement.tsx';
import { Consequences } from './consequences.tsx';
import { CreditTick } from './credit-tick.tsx';
import { PayButtons, PayRefusal } from './pay-buttons.tsx';
import { unmetPrecondition } from './pay-text.ts';
import { PlanChoice } from './plan-choice.tsx';

const OFFLINE = 'You seem to be offline. Nothing was sent; please try again when you are connected.';

interface PayFormProps {
  course: OfferedCourse;
  breakdown: BreakdownView;
  onPlan: (plan: string) => void;
  credit: CreditOffer | null;
  isCreditUsed: boolean;
  onCredit: (isUsed: boolean) => void;
  isGuest: boolean;
  failure?: FormFailure;
  idempotencyKey: string;
  bankTransfer: { enabled: boolean; holdDays: number };
  /** Their license is looked at: the seat is held, and nothing is paid yet. */
  isLookedAt: boolean;
}

/** The plan, what is agreed to and the button. The server decides again about everything that is asked here. */
export function PayForm(props: PayFormProps) {
  const { course, breakdown, onPlan, credit, isCreditUsed, onCredit } = props;
  const { isGuest, failure, idempotencyKey, bankTransfer, isLookedAt } = props;
  const form = useFormIssues(failure);
  const [ticks, setTicks] = useState({ agreed: form.enteredValue('agreeTerms') === 'on', confirmed: 0 });
  const [refusal, setRefusal] = useState({ message: '', presses: 0 });
  const isFree = breakdown.total <= 0;
  const needed = course.confirmations.length;
  const message = refusal.message || (failure?.issues?.length ? '' : failure?.message);

  function read(form: HTMLFormElement) {
    const entered = new FormData(form);
    setTicks(ticksOf(entered));
    onPlan(String(entered.get('paymentPlan') ?? ''));
    onCredit(entered.has('useCredit'));
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    read(event.currentTarget);
    setRefusal({ ...refusal, message: '' });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const unmet = unmetPrecondition({ isGuest, needed, ...ticksOf(new FormData(event.currentTarget)) });
    const reason = unmet ?? (navigator.onLine ? '' : OFFLINE);
    if (reason) event.preventDefault();
    setRefusal({ message: reason, presses: refusal.presses + 1 });
  }

  return (
    <Form
      intent={isFree ? 'complete' : 'pay'}
      failure={failure?.issues?.length ? failure : undefined}
      idempotencyKey={idempotencyKey}
      onAlive={read}
      onChange={change}
      onSubmit={submit}
      preventScrollReset
      className="grid gap-8"
    >
      {!isFree && (
        <>
          {course.kind !== 'ELearningCourse' && (
            <PlanChoice course={course} chosen={breakdown} error={form.errorOf('paymentPlan')} />
          )}
          {credit && !isLookedAt && (
            <CreditTick
              credit={credit}
              form={form}
              isUsed={isCreditUsed}
              isInFull={breakdown.plan === 'full'}
            />
          )}
          <Consequences items={course.consequences} />
        </>
      )}
      <Agreement
        form={form}
        confirmations={course.confirmations}
        policy={
          <PolicyLink>
            {course.kind !== 'ELearningCourse' ? 'cancellation dates' : 'refund policy'}
          </PolicyLink>
        }
        termsId={isGuest ? 'payTerms' : 'agreeTerms'}
      />
      <div>
        {message && <PayRefusal key={refusal.presses} message={message} isAnswer={refusal.presses > 0} />}
        <PayButtons
          breakdown={breakdown}
          credit={isCreditUsed && breakdown.plan === 'full' ? credit : null}
          isUnready={unmetPrecondition({ isGuest, needed, ...ticks }) !== undefined}
          heldOnly={isLookedAt && HELD[course.kind]}
          transfer={bankTransfer.enabled && { ...bankTransfer, held: HELD[course.kind] }}
        />
      </div>
    </Form>
  );
}

function ticksOf(form: FormData) {
  const { tick, all } = formReader(form);
  return { agreed: tick('agreeTerms'), confirmed: all('confirmations').length };
}
