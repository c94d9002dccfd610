import { CircleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldError } from '#web/ui/controls/field.tsx';
import { cx } from '#web/ui/cx.ts';
import { Meter } from '#web/ui/instruments/meter.tsx';
import type { FormValues } from '../form-values.ts';
import { useIssue } from '../inputs.ts';
import { sharesOf, sharesWords } from './installment-sums.ts';

const STRUCTURE = 'enrollment.paymentOptions.installmentStructure';
const PLAN = `${STRUCTURE}.installmentPlan`;

/** How far the shares have come on the way to the whole. */
export function InstallmentMeter() {
  const { setValue } = useFormContext<FormValues>();
  const shares = sharesOf(useWatch<FormValues, typeof STRUCTURE>({ name: STRUCTURE }));
  const { each, total, missing, isRight } = shares;
  const error = useIssue(PLAN);
  const last = each.length - 1;
  const isWrong = !isRight && total > 0;
  return (
    <div className="grid gap-2">
      <Meter parts={each} label={`${total} of 100 percent planned`} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className={cx('num flex gap-1.5 text-xs', isWrong ? 'font-title text-danger' : 'text-muted')}>
          {isWrong && <CircleAlert className="mt-px size-4" />}
          {sharesWords(shares)}
        </p>
        {isWrong && (each[last] ?? 0) + missing >= 0 && (
          <Button
            size="sm"
            onClick={() =>
              setValue(
                `${PLAN}.${last}.percentageOfTotal`,
                Math.round(((each[last] ?? 0) + missing) * 100) / 100,
              )
            }
          >
            {missing > 0 ? `Give ${missing}% to the last one` : `Take ${-missing}% from the last one`}
          </Button>
        )}
      </div>
      {error && !isWrong && <FieldError id={PLAN} error={error} />}
    </div>
  );
}
