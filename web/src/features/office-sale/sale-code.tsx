import { useState } from 'react';
import type { SaleQuote } from '#contracts/orders/admin-office-sales.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { eurText } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { useSaleAddress } from './sale-address.ts';

interface CodeFieldsProps {
  form: FormIssues;
  quote: Pick<SaleQuote, 'promo' | 'promoProblem'>;
}

/** One code for the whole sale: it counts for current prices. */
export function CodeFields({ form, quote: { promo, promoProblem } }: CodeFieldsProps) {
  const { address, go } = useSaleAddress();
  const [entered, setEntered] = useState(address.code);
  const problem = promoProblem ?? form.errorOf('promoCode');
  if (promo)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num" aria-live="polite">
          <strong>{promo.code}</strong> takes {eurText(promo.discountEur)} off.
          {problem && <span className="block text-danger">{problem}</span>}
        </p>
        <input type="hidden" name="promoCode" value={promo.code} />
        <input type="hidden" name="promoDiscount" value={promo.discountEur} />
        <Button
          size="sm"
          onClick={() => {
            setEntered('');
            go({ code: '' });
          }}
        >
          Remove the code
        </Button>
      </div>
    );
  return (
    <div className="flex items-start gap-2">
      <TextField
        name="code"
        label="Promo code"
        optional
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="flex-1"
        value={entered}
        error={problem}
        onChange={(event) => setEntered(event.currentTarget.value.toUpperCase())}
      />
      <Button className="mt-6.5" onClick={() => go({ code: entered })}>
        Apply
      </Button>
    </div>
  );
}
