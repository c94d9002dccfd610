import { type CSSProperties, useId } from 'react';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import type { Currency } from '#domain/cases/case-amount.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { RadioGroup } from '#web/ui/controls/radio-group.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { rangeIn } from './charge.ts';

export type Entry = { amount: string; currency: Currency };

interface AmountStepProps {
  request: LinkCase;
  form: FormIssues;
  entry: Entry;
  onEntry: (entry: Entry) => void;
}

const textIn = (currency: Currency, minor: number) => (currency === 'EUR' ? eurText(minor) : aedText(minor));

/** The amount where the payer chooses it: a number, and for a range a slider beside it. */
export function AmountStep({ request, form, entry, onEntry }: AmountStepProps) {
  const isRange = request.paymentType === 'range';
  const range = isRange ? rangeIn(request, entry.currency) : null;
  return (
    <div className="flex flex-col gap-4">
      {request.currency.allowed.length > 1 ? (
        <RadioGroup
          name="selectedCurrency"
          legend="Currency of the amount"
          options={request.currency.allowed.map((value) => ({ value, label: value }))}
          defaultValue={entry.currency}
          onChange={(event) => onEntry({ ...entry, currency: event.target.value as Currency })}
        />
      ) : (
        <input type="hidden" name="selectedCurrency" value={entry.currency} />
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        {range && <AmountSlider range={range} entry={entry} onEntry={onEntry} />}
        <div className="w-full md:w-50">
          <TextField
            {...form.field('amount')}
            label="Amount"
            prefix={entry.currency}
            type="number"
            min={0}
            step={0.01}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={undefined}
            value={entry.amount}
            onInput={(event) => onEntry({ ...entry, amount: event.currentTarget.value })}
          />
        </div>
      </div>
      {range && (
        <p className="num text-sm text-muted">
          From {textIn(entry.currency, range.min)} to {textIn(entry.currency, range.max)}.
        </p>
      )}
    </div>
  );
}

interface AmountSliderProps extends Pick<AmountStepProps, 'entry' | 'onEntry'> {
  range: { min: number; max: number };
}

/** Sets the number beside it; without a script there is the number alone. */
function AmountSlider({ range, entry, onEntry }: AmountSliderProps) {
  const id = useId();
  return (
    <div className="flex-[1_1_16rem] noscript:hidden">
      <label htmlFor={id} className="sr-only">
        Amount, slider
      </label>
      <input
        id={id}
        type="range"
        min={range.min / 100}
        max={range.max / 100}
        step="any"
        value={Number(entry.amount) || range.min / 100}
        onChange={(event) => onEntry({ ...entry, amount: Number(event.target.value).toFixed(2) })}
        className="slider"
        style={{ '--v': `${share(entry.amount, range)}%` } as CSSProperties}
      />
    </div>
  );
}

/** How far an amount is on the way from the least to the most, in percent. */
function share(amount: string, { min, max }: { min: number; max: number }): number {
  const way = ((Number(amount) * 100 - min) / (max - min)) * 100;
  return Number.isFinite(way) ? Math.min(100, Math.max(0, way)) : 0;
}
