import type { BreakdownView } from '#contracts/orders/checkout.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

interface BreakdownRowsProps {
  breakdown: BreakdownView;
  taxName: string;
  /** '10 March 2027, 23:59', at the venue. */
  earlyBirdUntil?: string;
  /** What a credit note pays of it: the price stays the price. */
  creditEur?: number;
}

/** A frozen price, row by row: the same in checkout and order. */
export function BreakdownRows({ breakdown, taxName, earlyBirdUntil, creditEur = 0 }: BreakdownRowsProps) {
  const { listPrice, isEarlyBird, earlyBirdDiscount, promoCode, promoDiscount, promoBp } = breakdown;
  return (
    <KeyValue>
      <KeyValueRow term="Regular price">{eurText(listPrice)}</KeyValueRow>
      {isEarlyBird && earlyBirdDiscount > 0 && (
        <KeyValueRow
          term={
            <>
              Early bird{earlyBirdUntil && `, until ${earlyBirdUntil}`}{' '}
              <Tag tone="success">Save {eurText(earlyBirdDiscount)}</Tag>
            </>
          }
        >
          {lessText(earlyBirdDiscount)}
        </KeyValueRow>
      )}
      {promoCode && (
        <KeyValueRow term={`Promo code ${promoCode}${promoBp > 0 ? ` (${promoBp / 100}%)` : ''}`}>
          {lessText(promoDiscount)}
        </KeyValueRow>
      )}
      <KeyValueRow term="Total" strong>
        {eurText(breakdown.total)}
      </KeyValueRow>
      {breakdown.taxIncluded > 0 && (
        <KeyValueRow term={`Includes ${taxName} ${breakdown.taxBp / 100}%`}>
          {eurText(breakdown.taxIncluded)}
        </KeyValueRow>
      )}
      {creditEur > 0 && <KeyValueRow term="Credit note">{lessText(creditEur)}</KeyValueRow>}
      {breakdown.parts.length > 1 && (
        <KeyValueRow term="Charged in AED, all payments">{aedText(breakdown.totalAed)}</KeyValueRow>
      )}
    </KeyValue>
  );
}

/** '−€200.00' */
const lessText = (minor: number) => `−${eurText(minor)}`;
