import type { Issue } from '#contracts/errors.ts';
import type { Confirmation } from '#domain/checkout/eligibility.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { GatheredSale } from './gather-sale.ts';

type Said = { confirmations: readonly string[]; waivers: readonly { key: string; reason: string }[] };
export type Waived = { courseId: string; label: string; reason: string };
/** What was confirmed of each course, by its id, and what was waived. */
export type Eligible = { agreed: Map<string, Confirmation[]>; waived: Waived[] };

const WAIVED = 'Waived by the academy';

/**
 * That the person meets what each course asks for, one thing after the other: staff have asked, or waive it with a
 * reason. What was waived is kept with the order as such, for it was not confirmed.
 */
export const requireEligible = ({ lines }: GatheredSale, { confirmations, waivers }: Said): Eligible => {
  const reasons = new Map(waivers.map(({ key, reason }) => [key, reason]));
  const issues: Issue[] = [];
  const agreed = new Map<string, Confirmation[]>();
  const waived: Waived[] = [];
  for (const { course, confirmations: asked } of lines) {
    const kept = asked.map(({ key, label }) => {
      const own = key.slice(course.slug.length + 1);
      if (confirmations.includes(key)) return { key: own, label };
      const reason = reasons.get(key);
      if (reason === undefined) {
        issues.push({
          field: `confirmations.${key}`,
          message: `Please confirm, or say why it is waived: ${label}`,
        });
        return { key: own, label };
      }
      waived.push({ courseId: course.id, label, reason });
      return { key: own, label: `${WAIVED}: ${label}`, waivedBecause: reason };
    });
    agreed.set(course.id, kept);
  }
  if (issues[0]) throw new AppError('invalid-input', { message: issues[0].message, issues });
  return { agreed, waived };
};
