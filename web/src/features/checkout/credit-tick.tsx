import type { CreditOffer } from '#contracts/credits/credit-offer.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { eurText } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { creditHint } from './credit-text.ts';

interface CreditTickProps {
  credit: CreditOffer;
  form: FormIssues;
  isUsed: boolean;
  /** What is paid in parts is paid without it. */
  isInFull?: boolean;
}

const IN_FULL_ONLY = 'A credit note pays towards a full payment: choose to pay in full to use it.';

/** Whether a credit note pays first. How much of it, the server says. */
export function CreditTick({ credit, form, isUsed, isInFull = true }: CreditTickProps) {
  return (
    <Checkbox
      name="useCredit"
      defaultChecked={isUsed}
      error={form.errorOf('useCredit')}
      label={`Use my credit note: ${eurText(credit.availableEur)} available`}
      hint={isInFull ? creditHint(credit) : IN_FULL_ONLY}
    />
  );
}
