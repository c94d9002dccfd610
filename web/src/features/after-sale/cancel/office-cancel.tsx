import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { amountText } from '#web/lib/number-text.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { backText, laterText } from '../plan-words.ts';

interface OfficeCancelProps {
  options: LineOptions;
  isAdmin: boolean;
  failure?: FormFailure;
  idempotencyKey: string;
}

/** What the policy gives back, or another figure by whoever answers for it. */
export function OfficeCancel({ options, isAdmin, failure, idempotencyKey }: OfficeCancelProps) {
  const { cancel, reference } = options;
  const form = useFormIssues(failure);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-12">
      <Sheet title="What goes back" className="xl:col-span-8">
        <Form intent="cancel-line" failure={failure} idempotencyKey={idempotencyKey} className="grid gap-5">
          <input type="hidden" name="refundEur" value={cancel.refundEur} />
          <input type="hidden" name="creditEur" value={cancel.creditEur} />
          <ChoiceList name="figure" legend="Figure" legendHidden>
            <ChoiceCard
              value="policy"
              defaultChecked={form.enteredValue('figure', 'policy') === 'policy'}
              title="By the policy"
              aside={backText(cancel)}
              detail={laterText(cancel) && `Later: ${laterText(cancel)}.`}
            />
            {isAdmin && (
              <ChoiceCard
                value="other"
                defaultChecked={form.enteredValue('figure') === 'other'}
                title="Another figure"
                detail="It is recorded with your name and the reason."
              />
            )}
          </ChoiceList>
          <FieldGrid>
            {isAdmin && <OtherFigure form={form} paidEur={options.paidEur} />}
            <TextField label="Reason" hint="The person does not read it." {...form.field('reason')} />
          </FieldGrid>
          <div className="flex flex-wrap gap-2">
            <SubmitButton variant="danger">Cancel the place</SubmitButton>
            <ButtonLink to={`${ORDERS}/${reference}`}>Keep it</ButtonLink>
          </div>
        </Form>
      </Sheet>
      <Sheet title="Paid for it" className="xl:col-span-4">
        <Paid options={options} />
      </Sheet>
    </div>
  );
}

interface OtherFigureProps {
  form: ReturnType<typeof useFormIssues>;
  paidEur: number;
}

function OtherFigure({ form, paidEur }: OtherFigureProps) {
  const { error } = form.field('refundEur');
  return (
    <>
      <TextField
        label="Goes back the way it was paid"
        prefix="EUR"
        inputMode="decimal"
        span="half"
        hint="Only with another figure."
        {...form.field('otherRefund', amountText(paidEur))}
        {...(error && { error })}
      />
      <TextField
        label="Credit note"
        prefix="EUR"
        inputMode="decimal"
        span="half"
        {...form.field('otherCredit', amountText(0))}
      />
    </>
  );
}

function Paid({ options: { paidEur, open, cancel, companions } }: { options: LineOptions }) {
  return (
    <KeyValue>
      <KeyValueRow term="Paid and not given back">{eurText(paidEur)}</KeyValueRow>
      {cancel.refundEur > 0 && (
        <KeyValueRow term="By the policy, in dirhams">{aedText(cancel.refundAed)}</KeyValueRow>
      )}
      {open.parts > 0 && <KeyValueRow term="Not paid yet, dropped">{eurText(open.eur)}</KeyValueRow>}
      {companions.length > 0 && (
        <KeyValueRow term="Leaves with it">{companions.map(({ code }) => code).join(', ')}</KeyValueRow>
      )}
    </KeyValue>
  );
}
