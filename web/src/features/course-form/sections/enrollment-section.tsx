import { useWatch } from 'react-hook-form';
import { counted, eurDecimalText } from '#web/lib/format.ts';
import type { FormValues } from '../form-values.ts';
import { FormSection, NumberInput, TickInput } from '../inputs.ts';
import { earlyBirdEnd } from './early-bird-end.ts';
import { LinkedCoursesInput } from './linked-courses-input.tsx';

export function EnrollmentSection() {
  return (
    <FormSection id="enrollment" summary={enrollmentSummary}>
      <NumberInput
        path="enrollment.basePrice"
        label="Base price"
        prefix="EUR"
        min={0}
        step={0.01}
        span="third"
      />
      <NumberInput
        path="enrollment.earlyBird.basePrice"
        label="Early-bird price"
        prefix="EUR"
        min={0}
        step={0.01}
        span="third"
      />
      <NumberInput
        path="enrollment.earlyBird.days"
        label="Early bird ends"
        suffix="days before"
        min={1}
        max={365}
        hint={<EarlyBirdEnd />}
        span="third"
      />
      <TickInput path="enrollment.isFree" label="Free course" hint="The price may be 0." />
      <NumberInput
        path="enrollment.seatsAvailable"
        label="Seats available"
        min={1}
        max={10_000}
        span="always-third"
      />
      <NumberInput
        path="enrollment.minEnrollment"
        label="Minimum enrollment"
        min={1}
        max={10_000}
        span="always-third"
      />
      <NumberInput
        path="enrollment.seatHoldDuration"
        label="Seat hold"
        suffix="minutes"
        min={5}
        max={1440}
        span="third"
      />
      <LinkedCoursesInput />
    </FormSection>
  );
}

function EarlyBirdEnd() {
  const [startDate, days, venueTimezone] = useWatch<
    FormValues,
    ['schedule.startDate', 'enrollment.earlyBird.days', 'schedule.venueTimezone']
  >({ name: ['schedule.startDate', 'enrollment.earlyBird.days', 'schedule.venueTimezone'] });
  return earlyBirdEnd({ startDate, days: Number(days), venueTimezone });
}

export const enrollmentSummary = ({ enrollment }: FormValues): string => {
  const price = enrollment.isFree ? 'Free' : eurDecimalText(Number(enrollment.basePrice ?? 0) || 0);
  return `${price}, ${counted(Number(enrollment.seatsAvailable) || 0, 'seat')}`;
};
