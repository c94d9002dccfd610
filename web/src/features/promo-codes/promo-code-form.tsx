import type { PromoCodeView } from '#contracts/orders/admin-promo-codes.ts';
import { enteredTick } from '#web/forms/entered-tick.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, type FormIssues, useFormIssues } from '#web/forms/use-form-issues.ts';
import { decimalText } from '#web/lib/number-text.ts';
import { PROMO_CODES } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { RadioGroup } from '#web/ui/controls/radio-group.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';

interface PromoCodeFormProps {
  /** Left out for a new code. */
  promo?: PromoCodeView;
  failure?: FormFailure;
  idempotencyKey: string;
}

export function PromoCodeForm({ promo, failure, idempotencyKey }: PromoCodeFormProps) {
  const form = useFormIssues(failure);
  return (
    <Sheet title={promo ? `Change ${promo.code}` : 'New promo code'} beside opened>
      <Form
        intent={promo ? 'update' : 'create'}
        failure={failure}
        idempotencyKey={idempotencyKey}
        className="grid gap-5"
      >
        {promo && <input type="hidden" name="promoId" value={promo._id} />}
        <FieldGrid>
          <TextField
            label="Code"
            span="half"
            hint="Letters, digits, hyphens and underscores; small letters count as large ones"
            autoComplete="off"
            maxLength={20}
            {...form.field('code', promo?.code)}
          />
          <TextField
            label="Description"
            span="half"
            optional
            hint="For the office only"
            {...form.field('description', promo?.description)}
          />
          <Discount form={form} promo={promo} />
          <Limits form={form} promo={promo} />
        </FieldGrid>
        <div>
          <Checkbox
            name="stacksWithEarlyBird"
            label="Can be used together with the early-bird price"
            defaultChecked={enteredTick(form, 'stacksWithEarlyBird', promo?.stacksWithEarlyBird ?? true)}
          />
          <Checkbox
            name="active"
            label="Active"
            hint={promo && 'Orders that were placed with it keep their price.'}
            defaultChecked={enteredTick(form, 'active', promo?.active ?? true)}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{promo ? 'Save' : 'Add promo code'}</SubmitButton>
          <ButtonLink to={PROMO_CODES}>Cancel</ButtonLink>
        </div>
      </Form>
    </Sheet>
  );
}

interface PartProps {
  form: FormIssues;
  promo: PromoCodeView | undefined;
}

function Discount({ form, promo }: PartProps) {
  return (
    <>
      <RadioGroup
        name="kind"
        legend="The discount is"
        options={[
          { value: 'percent', label: 'a percentage' },
          { value: 'amount', label: 'an amount in EUR' },
        ]}
        defaultValue={form.enteredValue('kind', promo?.kind ?? 'percent')}
        error={form.errorOf('kind')}
        className="md:col-span-3"
      />
      <TextField
        label="Discount"
        span="half"
        inputMode="decimal"
        hint="Percent or EUR, with at most two decimals"
        {...form.field('value', promo && decimalText(promo.value, 2))}
      />
    </>
  );
}

function Limits({ form, promo }: PartProps) {
  const count = (value: number | null | undefined) => (value == null ? '' : String(value));
  const day = (instant: string | null | undefined) => (instant ? officeDay(instant) : '');
  return (
    <>
      <TextField
        label="First day"
        type="date"
        span="half"
        optional
        {...form.field('startsOn', day(promo?.startsAt))}
      />
      <TextField
        label="Last day"
        type="date"
        span="half"
        optional
        hint="Valid until this day ends in Dubai"
        {...form.field('endsOn', day(promo?.endsAt))}
      />
      <TextField
        label="Uses in all"
        inputMode="numeric"
        span="half"
        optional
        hint="Empty: no limit"
        {...form.field('maxUses', count(promo?.maxUses))}
      />
      <TextField
        label="Uses per person"
        inputMode="numeric"
        span="half"
        optional
        hint="Empty: no limit"
        {...form.field('maxUsesPerUser', count(promo?.maxUsesPerUser))}
      />
    </>
  );
}
