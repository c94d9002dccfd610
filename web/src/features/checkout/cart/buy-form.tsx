import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import type { Cart, CartCourse } from '#contracts/carts/cart.ts';
import type { BreakdownView } from '#contracts/orders/checkout.ts';
import { Form } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { Agreement, PolicyLink } from '../agreement.tsx';
import { Consequences } from '../consequences.tsx';
import { CreditTick } from '../credit-tick.tsx';
import { PayButtons, PayRefusal } from '../pay-buttons.tsx';
import { codesOf, datedLines, problemWords, unmetOfCart } from './cart-text.ts';

/** The form of the button. What is asked further up the page belongs to it by this name. */
export const BUY_FORM = 'buy';

const NOTES_LENGTH = 1_000;

interface BuyFormProps {
  cart: Cart;
  breakdown: BreakdownView;
  /** What the courses ask for is asked of who gets them. */
  isGift: boolean;
  isCreditUsed: boolean;
  onCredit: (isUsed: boolean) => void;
  onGift: (isGift: boolean) => void;
  number: number;
  failure: FormFailure | undefined;
  idempotencyKey: string;
}

/** The notes, what is agreed to and the button. The server decides again about everything that is asked here. */
export function BuyForm(props: BuyFormProps) {
  const { cart, breakdown, isGift, onGift, isCreditUsed, onCredit, number, failure, idempotencyKey } = props;
  const form = useFormIssues(failure);
  const [ticks, setTicks] = useState({ agreed: form.enteredValue('agreeTerms') === 'on', confirmed: 0 });
  const [refusal, setRefusal] = useState({ message: '', presses: 0 });
  const isFree = breakdown.total <= 0;
  const confirmations = isGift ? [] : confirmationsOf(cart);
  const dated = datedLines(cart);
  const unmetWith = (now: typeof ticks) =>
    unmetOfCart({
      ...now,
      isBilled: isFree || cart.isBillingComplete,
      problem: problemWords(cart.courses),
      needed: confirmations.length,
    });
  const unmet = unmetWith(ticks);
  // What was missing when the button was pressed may be asked no more: of a gift, of a course that was taken out.
  const missing = refusal.message === unmet ? unmet : undefined;
  const message = missing || (failure?.issues?.length ? '' : failure?.message);

  function read(entered: HTMLFormElement) {
    setTicks(ticksOf(entered));
    onGift(new FormData(entered).get('isGift') === 'on');
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    setTicks(ticksOf(event.currentTarget));
    onCredit(new FormData(event.currentTarget).has('useCredit'));
    setRefusal({ ...refusal, message: '' });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const entered = ticksOf(event.currentTarget);
    const reason = unmetWith(entered) ?? '';
    setTicks(entered);
    if (reason) event.preventDefault();
    setRefusal({ message: reason, presses: refusal.presses + 1 });
  }

  return (
    <Form
      id={BUY_FORM}
      intent={isFree ? 'complete' : 'pay'}
      failure={failure?.issues?.length ? failure : undefined}
      idempotencyKey={idempotencyKey}
      onAlive={read}
      onChange={change}
      onSubmit={submit}
      preventScrollReset
    >
      <Step number={number} title="Order notes">
        <div className="grid gap-6">
          <FieldGrid>
            <TextArea
              label="For the course office"
              optional
              hint="For example a purchase order number."
              rows={2}
              counter
              maxLength={NOTES_LENGTH}
              {...form.field('orderNotes')}
            />
          </FieldGrid>
          {cart.credit && <CreditTick credit={cart.credit} form={form} isUsed={isCreditUsed} />}
          {dated.length > 0 && <CancellationDates courses={dated} />}
          <Agreement
            form={form}
            confirmations={confirmations}
            policy={
              dated.length > 0 ? (
                <>
                  <PolicyLink>cancellation dates</PolicyLink> of {codesOf(dated)}
                </>
              ) : (
                <PolicyLink>refund policy</PolicyLink>
              )
            }
            termsId="agreeTerms"
          />
          <div>
            {message && <PayRefusal key={refusal.presses} message={message} isAnswer={refusal.presses > 0} />}
            <PayButtons
              breakdown={breakdown}
              credit={isCreditUsed ? cart.credit : null}
              isUnready={unmet !== undefined}
            />
          </div>
        </div>
      </Step>
    </Form>
  );
}

/** Where several courses ask for something, each names itself. */
function confirmationsOf({ courses }: Cart) {
  const asking = courses.filter(({ problem, confirmations }) => !problem && confirmations.length > 0);
  return asking.flatMap(({ courseCode, confirmations }) =>
    confirmations.map(({ key, label }) => ({
      key,
      label: asking.length > 1 ? `${courseCode}: ${label}` : label,
    })),
  );
}

function CancellationDates({ courses }: { courses: readonly CartCourse[] }) {
  return (
    <Disclosure summary="Cancellation dates" wide>
      <div className="grid gap-5 pb-5">
        {courses.map(({ courseId, courseCode, consequences }) => (
          <Consequences key={courseId} title={`If you cancel ${courseCode}`} items={consequences} />
        ))}
      </div>
    </Disclosure>
  );
}

function ticksOf(form: HTMLFormElement) {
  const { tick, all } = formReader(new FormData(form));
  return { agreed: tick('agreeTerms'), confirmed: all('confirmations').length };
}
