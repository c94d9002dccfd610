import { optionalNumber, section, text } from './cleaned.ts';

/** How a self-paced course is had by who is enrolled. */
export const accessSection = section({
  /** How long who has paid may learn; null for life. */
  accessMonths: optionalNumber('Months of access', { min: 1, max: 120 }),
  language: text('Language', 60, 'English'),
});
