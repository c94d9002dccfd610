import type { PromoCodeView } from '#contracts/orders/admin-promo-codes.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

type PromoFacts = Pick<PromoCodeView, 'active' | 'startsAt' | 'endsAt' | 'maxUses' | 'used' | 'reserved'>;

/** Whether a code can be used now, and why not. Reserved uses count, as they do at the checkout. */
export function promoState(promo: PromoFacts, now: string): { kind: LampKind; word: string } {
  const at = Date.parse(now);
  if (!promo.active) return { kind: 'closed', word: 'Switched off' };
  if (promo.endsAt && at > Date.parse(promo.endsAt)) return { kind: 'completed', word: 'Expired' };
  if (promo.maxUses !== null && promo.used + promo.reserved >= promo.maxUses)
    return { kind: 'full', word: 'Used up' };
  if (promo.startsAt && at < Date.parse(promo.startsAt)) return { kind: 'draft', word: 'Not started' };
  return { kind: 'open', word: 'Active' };
}

export const switchedWords = ({ code, active }: Pick<PromoCodeView, 'code' | 'active'>) =>
  active ? `${code} can be used again.` : `${code} can be used no more.`;
