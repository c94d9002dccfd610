import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { type FormFailure, type FormIssues, useFormIssues } from '#web/forms/use-form-issues.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { AmountStep, type Entry } from './amount-step.tsx';
import { checkEntries, firstCurrency, isChosen, rangeIn } from './charge.ts';
import { FixedAmount } from './fixed-amount.tsx';
import { Instalments } from './instalments.tsx';
import { chargeWords } from './pay-words.ts';
import { PayerFields } from './payer-fields.tsx';

interface LinkFormProps {
  request: LinkCase;
  failure?: FormFailure;
}

/** Amount, payer, agreement and one button that says the exact charge. The server asks every rule again. */
export function LinkForm({ request, failure: answered }: LinkFormProps) {
  const [unsent, setUnsent] = useState<FormFailure>();
  const failure = unsent ?? answered;
  const form = useFormIssues(failure);
  const [entry, setEntry] = useState(() => firstEntry(request, form));
  const words = chargeWords(request, entry);
  const isTaken = answered?.code === 'payment-under-way' && !unsent;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const issues = checkEntries(request, new FormData(event.currentTarget));
    setUnsent(issues.length > 0 ? { issues } : undefined);
    if (issues.length > 0) event.preventDefault();
  }

  return (
    <Form
      intent="pay"
      failure={isTaken ? undefined : failure}
      onAlive={(entered) => isChosen(request) && setEntry(entryIn(entered, request))}
      onSubmit={submit}
      preventScrollReset
    >
      <Part number={1} title="Amount">
        {isChosen(request) ? (
          <AmountStep request={request} form={form} entry={entry} onEntry={setEntry} />
        ) : (
          <FixedAmount request={request} />
        )}
        <Instalments request={request} isPaying />
      </Part>
      <Part number={2} title="Who pays" onScreenOnly>
        <PayerFields request={request} form={form} />
      </Part>
      <div className="border-t border-ink pt-4 md:ps-10 print:hidden">
        <Checkbox
          {...form.field('agreeToTerms')}
          defaultValue={undefined}
          defaultChecked={form.enteredValue('agreeToTerms') === 'on'}
          label={
            <>
              I agree to the <TextLink to="/terms">terms and conditions</TextLink>
            </>
          }
        />
        {isTaken && <StartAgain message={answered.message ?? ''} />}
        <SubmitButton size="lg" wide busyLabel="Processing..." className="num mt-5">
          {words.label}
        </SubmitButton>
        <p className="num mt-3 text-center text-sm text-muted">{words.note}</p>
      </div>
    </Form>
  );
}

/** What was refused, else the least that can be paid, else nothing. */
function firstEntry(request: LinkCase, form: FormIssues): Entry {
  const currency = currencyNamed(form.enteredValue('selectedCurrency', ''), request);
  const least = request.paymentType === 'range' ? (rangeIn(request, currency).min / 100).toFixed(2) : '';
  return { currency, amount: form.enteredValue('amount', least) };
}

/** What stands in the form. */
function entryIn(form: HTMLFormElement, request: LinkCase): Entry {
  const { text } = formReader(new FormData(form));
  return { currency: currencyNamed(text('selectedCurrency'), request), amount: text('amount') };
}

const currencyNamed = (name: string, request: LinkCase) =>
  request.currency.allowed.find((one) => one === name) ?? firstCurrency(request);

interface PartProps {
  number: number;
  title: string;
  /** A printed request says what is asked for; it is filled in on the screen. */
  onScreenOnly?: boolean;
  children: ReactNode;
}

function Part({ number, title, onScreenOnly, children }: PartProps) {
  return (
    <section
      aria-labelledby={`part-${number}`}
      className={cx('border-t border-ink pt-4 pb-(--s6)', onScreenOnly && 'print:hidden')}
    >
      <h2 id={`part-${number}`} className="mb-5 grid grid-cols-[24px_minmax(0,1fr)] gap-x-4 text-xl">
        <span aria-hidden="true" className="num text-muted">
          {number}
        </span>
        {title}
      </h2>
      <div className="md:ps-10">{children}</div>
    </section>
  );
}

/** Two people hold one link: the second is told, and may decide that theirs is the payment that counts. */
function StartAgain({ message }: { message: string }) {
  return (
    <Notice tone="warning" live title="A payment is under way" className="mt-4">
      <p>{message}</p>
      <Checkbox
        name="startAgain"
        label="That was me, or they will not pay: end that payment and start mine"
      />
    </Notice>
  );
}
