import { FREE_ACCESS_MONTHS } from '#domain/courses/access-months.ts';
import { counted } from '#web/lib/format.ts';
import type { FormValues } from '../form-values.ts';
import { FormSection, NumberInput, TextInput } from '../inputs.ts';

/** How a self-paced course is had by who is enrolled. */
export function AccessSection() {
  return (
    <FormSection id="access" summary={accessSummary}>
      <NumberInput
        path="access.accessMonths"
        label="Months of access"
        suffix="months"
        min={1}
        max={120}
        hint={`From the day of enrolling. Left empty, for life; who registers free of charge then has ${FREE_ACCESS_MONTHS} months.`}
        span="half"
      />
      <TextInput
        path="access.language"
        label="Language"
        hint="In which it is taught."
        maxLength={60}
        span="half"
      />
    </FormSection>
  );
}

export const accessSummary = ({ access: { accessMonths, language } }: FormValues): string =>
  [accessMonths ? counted(Number(accessMonths), 'month') : 'For life', language].filter(Boolean).join(', ');
