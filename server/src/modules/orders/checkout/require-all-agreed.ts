import type { Issue } from '#contracts/errors.ts';
import { missingConfirmations } from '#domain/checkout/eligibility.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OfferedLine } from '../lines/price-lines.ts';
import type { Agreement } from './require-agreement.ts';

const TERMS = 'Please agree to the Terms and Conditions to proceed.';

/** Of several courses each has its own: `slug:key`. */
export const confirmationKey = (slug: string, key: string): string => `${slug}:${key}`;

/** The terms and everything that each of several courses asks to be confirmed. */
export const requireAllAgreed = (
  offered: readonly OfferedLine[],
  { agreeTerms, confirmations }: Agreement,
): void => {
  const issues: Issue[] = offered.flatMap(({ course, offer }) => {
    const given = confirmations.flatMap((key) => keyWithin(key, course.slug) ?? []);
    return missingConfirmations(offer.eligibility, given).map(({ key, label }) => ({
      field: `confirmations.${confirmationKey(course.slug, key)}`,
      message: `Please confirm: ${label}`,
    }));
  });
  if (!agreeTerms) issues.unshift({ field: 'agreeTerms', message: TERMS });
  if (issues[0]) throw new AppError('invalid-input', { message: issues[0].message, issues });
};

const keyWithin = (key: string, slug: string): string | null => {
  const prefix = confirmationKey(slug, '');
  return key.startsWith(prefix) ? key.slice(prefix.length) : null;
};
