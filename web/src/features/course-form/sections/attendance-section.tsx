import { CHECK_IN_METHODS } from '#contracts/courses/course-options.ts';
import { optionWords } from '#web/lib/option-words.ts';
import type { FormValues } from '../form-values.ts';
import { ChoiceInput, FormSection, NumberInput, TickInput } from '../inputs.ts';
import { optionsOf } from '../option-words.ts';

export function AttendanceSection() {
  return (
    <FormSection id="attendance" summary={attendanceSummary}>
      <TickInput path="attendance.trackingEnabled" label="Track attendance" />
      <NumberInput
        path="attendance.minimumRequired"
        label="Minimum attendance"
        suffix="%"
        min={0}
        max={100}
        span="half"
      />
      <ChoiceInput
        path="attendance.checkInMethod"
        label="Check-in method"
        options={optionsOf(CHECK_IN_METHODS)}
        span="half"
      />
    </FormSection>
  );
}

export const attendanceSummary = ({ attendance }: FormValues): string =>
  attendance.trackingEnabled
    ? `${optionWords(attendance.checkInMethod)}, ${attendance.minimumRequired}%`
    : 'Not tracked';
