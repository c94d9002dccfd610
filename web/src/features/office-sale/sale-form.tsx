import { useState } from 'react';
import type { SaleQuote } from '#contracts/orders/admin-office-sales.ts';
import { Form } from '#web/forms/form.tsx';
import { keptValues } from '#web/forms/kept-values.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { AsksFields } from './sale-asks.tsx';
import { CodeFields } from './sale-code.tsx';
import { LineFields } from './sale-lines.tsx';
import { PaymentFields } from './sale-payment.tsx';
import { PersonFields } from './sale-person.tsx';
import { WAYS } from './sale-read.ts';
import { SaleSummary } from './sale-summary.tsx';

interface SaleFormProps {
  quote: SaleQuote;
  isAdmin: boolean;
  today: string;
  failure?: FormFailure;
  idempotencyKey: string;
}

/** An order by phone, from the person to the payment. */
export function SaleForm({ quote, isAdmin, today, failure, idempotencyKey }: SaleFormProps) {
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>(failure?.values ?? {});
  const form = useFormIssues(failure);
  const { person, lines, takesTransfers } = quote;
  const way = WAYS.find((one) => one === entered.payment) ?? 'link';
  const isAsked = lines.some(({ confirmations }) => confirmations.length > 0);
  return (
    <Form
      intent="sell"
      failure={failure}
      idempotencyKey={idempotencyKey}
      onInput={(event) => setEntered(keptValues(new FormData(event.currentTarget)))}
    >
      <div className="grid items-start gap-4 xl:grid-cols-12">
        <div className="grid min-w-0 gap-4 xl:col-span-8">
          <Sheet title="For whom?">
            <div className="max-w-200">
              <PersonFields form={form} person={person} />
            </div>
          </Sheet>
          <Sheet title="Which courses?">
            <div className="max-w-200">
              <LineFields form={form} lines={lines} isAdmin={isAdmin} />
              {lines.length > 0 && (
                <div className="mt-5 max-w-120">
                  <CodeFields form={form} quote={quote} />
                </div>
              )}
            </div>
          </Sheet>
          {isAsked && (
            <Sheet title="What the courses ask for">
              <div className="max-w-200">
                <AsksFields form={form} lines={lines} />
              </div>
            </Sheet>
          )}
          <Sheet title="How is it paid?">
            <div className="max-w-200">
              <PaymentFields form={form} way={way} takesTransfers={takesTransfers} today={today} />
            </div>
          </Sheet>
        </div>
        <div className="min-w-0 self-stretch xl:col-span-4">
          <SaleSummary quote={quote} way={way} entered={entered} />
        </div>
      </div>
    </Form>
  );
}
