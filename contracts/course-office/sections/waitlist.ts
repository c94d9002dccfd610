import { number, section, tick } from './cleaned.ts';

export const waitlistSection = section({
  enabled: tick(),
  maxWaitlistSize: number('Waitlist size', { min: 1, max: 1000, fallback: 20 }),
  autoNotifyOnAvailability: tick(),
});
