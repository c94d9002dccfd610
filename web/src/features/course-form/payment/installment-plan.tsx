import { X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAXIMUM_INSTALLMENTS } from '#contracts/courses/course-options.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { useCourse } from '../form-facts.ts';
import { blankInstallment, type FormValues } from '../form-values.ts';
import { inRow, NumberInput, TextInput, useInput, useIssue } from '../inputs.ts';
import { InstallmentMeter } from './installment-meter.tsx';
import { resized } from './installment-shares.ts';
import { amountWords, dueWords, turned } from './installment-sums.ts';

const STRUCTURE = 'enrollment.paymentOptions.installmentStructure';
const COUNT = `${STRUCTURE}.numberOfInstallments`;
const PLAN = `${STRUCTURE}.installmentPlan`;
const MINIMUM = 2;

/** As many rows as there are instalments. */
export function InstallmentPlan() {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const { fields, replace } = useFieldArray<FormValues, typeof PLAN>({ control, name: PLAN });
  const count = useInput({ path: COUNT, label: 'Number of installments', span: 'half' }, follow);

  function follow(count: string) {
    const wanted = Number(count);
    if (!Number.isInteger(wanted) || wanted < MINIMUM || wanted > MAXIMUM_INSTALLMENTS) return;
    const rows = getValues(PLAN);
    const kept = Array.from({ length: wanted }, (_, at) => rows[at] ?? blankInstallment(at + 1));
    replace(resized(rows, kept));
  }
  function drop(index: number) {
    const rows = getValues(PLAN);
    const kept = rows.filter((_, at) => at !== index);
    replace(
      resized(
        rows,
        kept.map((row, at) => ({ ...row, installmentNumber: at + 1 })),
      ),
    );
    setValue(COUNT, kept.length);
  }

  return (
    <div className="col-span-6 grid gap-5">
      <FieldGrid>
        <TextField {...count} type="number" inputMode="numeric" min={MINIMUM} max={MAXIMUM_INSTALLMENTS} />
      </FieldGrid>
      <ol id={PLAN} tabIndex={-1} className="grid">
        {fields.map((row, index) => (
          <li key={row.id} className="border-t border-hairline py-4">
            <InstallmentRow index={index} drop={fields.length > MINIMUM ? () => drop(index) : undefined} />
          </li>
        ))}
      </ol>
      <InstallmentMeter />
    </div>
  );
}

function InstallmentRow({ index, drop }: { index: number; drop: (() => void) | undefined }) {
  return (
    <FieldGrid className="gap-y-3!">
      <div className="col-span-6 flex min-h-(--control) items-center gap-3 text-sm">
        <div className="grid grow gap-x-3 md:grid-cols-[auto_minmax(0,1fr)]">
          <span className="num font-strong whitespace-nowrap">Installment {index + 1}</span>
          <InstallmentWords index={index} />
        </div>
        {drop && (
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={`Remove installment ${index + 1}`}
            onClick={drop}
          >
            <X />
          </Button>
        )}
      </div>
      <NumberInput
        path={inRow(PLAN, index, 'percentageOfTotal')}
        label="Share"
        suffix="%"
        min={0}
        max={100}
        step={0.01}
        span="always-third"
      />
      <DueInput index={index} />
      <TextInput path={inRow(PLAN, index, 'description')} label="Description" maxLength={120} span="third" />
    </FieldGrid>
  );
}

/** Staff count the days before the start; stored they are days from it, below 0 before it. */
function DueInput({ index }: { index: number }) {
  const path = inRow(PLAN, index, 'dueRelativeToStart');
  const { setValue, getValues } = useFormContext<FormValues>();
  const { check } = useCourse();
  const stored: unknown = getValues(path);
  return (
    <TextField
      id={path}
      name={path}
      label="Due before the start"
      suffix="days"
      type="number"
      inputMode="numeric"
      min={-1000}
      max={1000}
      span="always-third"
      required={false}
      error={useIssue(path)}
      defaultValue={turned(String(stored ?? ''))}
      onChange={(event) => setValue(path, turned(event.target.value) as never, { shouldDirty: true })}
      onBlur={() => check(path)}
    />
  );
}

/** The amount and the day that follow from what the row says. */
function InstallmentWords({ index }: { index: number }) {
  const [price, share, due] = useWatch<FormValues>({
    name: [
      'enrollment.basePrice',
      inRow(PLAN, index, 'percentageOfTotal'),
      inRow(PLAN, index, 'dueRelativeToStart'),
    ],
  });
  const words = [dueWords(due, index), amountWords(price, Number(share) || 0)].filter(Boolean);
  return <span className="num text-muted md:text-end">{words.join(', ')}</span>;
}
