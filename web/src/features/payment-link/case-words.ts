import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import type { CaseStatus } from '#domain/cases/case-status.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { aedText, dayIn, eurText, longDay } from '#web/lib/format.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

export const CASE_LAMPS: Readonly<Record<CaseStatus, LampKind>> = {
  draft: 'draft',
  active: 'open',
  pending: 'in-progress',
  partially_paid: 'limited',
  fully_paid: 'completed',
  paid: 'completed',
  expired: 'closed',
  cancelled: 'cancelled',
  refunded: 'closed',
};

/** '26 March 2027', on the academy's calendar. */
export const dayOf = (instant: string | null): string =>
  instant ? longDay(dayIn(ACADEMY_ZONE, instant)) : 'no fixed day';

type Sum = { eur: number; aed: number };

/** In the case's own currency. */
export const ownText = ({ currency }: Pick<LinkCase, 'currency'>, sum: Sum): string =>
  currency.own === 'EUR' ? eurText(sum.eur) : aedText(sum.aed);

/** What is still to be paid; null while the payer chooses the total. */
export const openOf = ({ total, paid }: Pick<LinkCase, 'total' | 'paid'>): Sum | null =>
  total && { eur: Math.max(0, total.eur - paid.eur), aed: Math.max(0, total.aed - paid.aed) };
