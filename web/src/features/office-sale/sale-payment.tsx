import type { SaleWay } from '#contracts/orders/admin-office-sales.ts';
import { enteredTick } from '#web/forms/entered-tick.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { TERMS_WORDS } from '#web/lib/orders/agreed-by-phone.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { WAYS } from './sale-read.ts';
import { wayWords } from './sale-words.ts';

/** Without a script nothing is hidden; what is not asked for is then not read. */
const shownIf = (isShown: boolean) => (isShown ? undefined : 'hidden noscript:grid');

interface PaymentFieldsProps {
  form: FormIssues;
  way: SaleWay;
  takesTransfers: boolean;
  /** 'YYYY-MM-DD' at the academy. */
  today: string;
}

/** How it is paid, and what has to be said of that way. */
export function PaymentFields({ form, way, takesTransfers, today }: PaymentFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <ChoiceList name="payment" legend="Way to pay" legendHidden error={form.errorOf('payment')}>
        {WAYS.filter((one) => one !== 'transfer' || takesTransfers).map((one) => (
          <ChoiceCard
            key={one}
            value={one}
            title={wayWords[one].title}
            detail={wayWords[one].detail}
            defaultChecked={one === form.enteredValue('payment', 'link')}
          />
        ))}
      </ChoiceList>
      <div className={shownIf(way === 'transfer')}>
        <Checkbox
          name="beyondTransferShare"
          label="Hold the seats also where 30 % of a course wait for transfers"
          hint="In any case the address has to be confirmed, and nothing else of the person may wait for a transfer."
          defaultChecked={enteredTick(form, 'beyondTransferShare', false)}
        />
      </div>
      <FieldGrid className={shownIf(way === 'cash')}>
        <TextField
          label="Received on"
          type="date"
          max={today}
          span="half"
          {...form.field('receivedOn', today)}
        />
        <TextField
          label="Number in the cash book"
          optional
          maxLength={80}
          autoComplete="off"
          span="half"
          {...form.field('cashReference')}
        />
      </FieldGrid>
      <FieldGrid className={shownIf(way === 'free')}>
        <TextField
          label="Why it is free of charge"
          maxLength={300}
          autoComplete="off"
          {...form.field('freeReason')}
        />
      </FieldGrid>
      <div className={shownIf(way !== 'link')}>
        <Checkbox
          name="agreedTerms"
          label={TERMS_WORDS}
          defaultChecked={enteredTick(form, 'agreedTerms', false)}
          error={form.errorOf('agreedTerms')}
        />
      </div>
      <TextArea label="Notes" optional hint="For the course office only." {...form.field('notes')} />
    </div>
  );
}
