import { counted } from '#web/lib/format.ts';
import type { FormValues } from '../form-values.ts';
import { FormSection, NumberInput, TickInput } from '../inputs.ts';

export function WaitlistSection() {
  return (
    <FormSection id="waitlist" summary={waitlistSummary}>
      <TickInput path="waitlist.enabled" label="Offer a waitlist once the course is full" />
      <NumberInput
        path="waitlist.maxWaitlistSize"
        label="Waitlist size"
        suffix="people"
        min={1}
        max={1000}
        span="third"
      />
      <TickInput
        path="waitlist.autoNotifyOnAvailability"
        label="Tell people on it by email when a seat comes free"
      />
    </FormSection>
  );
}

export const waitlistSummary = ({ waitlist }: FormValues): string =>
  waitlist.enabled ? `On, up to ${counted(Number(waitlist.maxWaitlistSize), 'person', 'people')}` : 'Off';
