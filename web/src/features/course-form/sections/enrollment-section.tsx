import { useWatch } from 'react-hook-form';
import { counted, eurDecimalText } from '#web/lib/format.ts';
import { useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { FormSection, NumberInput, TextInput, TickInput } from '../inputs.ts';
import { earlyBirdEnd } from './early-bird-end.ts';
import { LinkedCoursesInput } from './linked-courses-input.tsx';

export function EnrollmentSection() {
  const isRun = useFormFacts().kind !== 'ELearningCourse';
  return (
    <FormSection id="enrollment" summary={isRun ? enrollmentSummary : priceText}>
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
      {isRun ? <EarlyBirdDays /> : <EarlyBirdDay />}
      <TickInput path="enrollment.isFree" label="Free course" hint="The price may be 0." />
      {isRun && <Seats />}
      <LinkedCoursesInput />
    </FormSection>
  );
}

const EarlyBirdDays = () => (
  <NumberInput
    path="enrollment.earlyBird.days"
    label="Early bird ends"
    suffix="days before"
    min={1}
    max={365}
    hint={<EarlyBirdEnd />}
    span="third"
  />
);

const EarlyBirdDay = () => (
  <TextInput
    path="enrollment.earlyBird.endsOn"
    label="Last day of the early bird"
    type="date"
    hint="It ends with that day in Dubai."
    span="third"
  />
);

function Seats() {
  return (
    <>
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
    </>
  );
}

function EarlyBirdEnd() {
  const [startDate, days, venueTimezone] = useWatch<
    FormValues,
    ['schedule.startDate', 'enrollment.earlyBird.days', 'schedule.venueTimezone']
  >({ name: ['schedule.startDate', 'enrollment.earlyBird.days', 'schedule.venueTimezone'] });
  return earlyBirdEnd({ startDate, days: Number(days), venueTimezone });
}

const priceText = ({ enrollment: { isFree, basePrice } }: FormValues): string =>
  isFree ? 'Free' : eurDecimalText(Number(basePrice ?? 0) || 0);

export const enrollmentSummary = (values: FormValues): string =>
  `${priceText(values)}, ${counted(Number(values.enrollment.seatsAvailable) || 0, 'seat')}`;
