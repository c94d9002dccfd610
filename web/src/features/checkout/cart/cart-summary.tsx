import type { ReactNode } from 'react';
import type { Cart } from '#contracts/carts/cart.ts';
import type { CreditOffer } from '#contracts/credits/credit-offer.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { chargeOf } from '../credit-text.ts';
import { DueFigure } from '../due.tsx';
import { sumRows } from './cart-text.ts';

interface CartSummaryProps {
  cart: Cart;
  /** What pays first, where it is wished. */
  credit: CreditOffer | null;
  children: ReactNode;
}

/**
 * How the sum comes about, above the promo code. It stays in view beside the form; where the lines need all of the width
 * it stands above it.
 */
export function CartSummary({ cart, credit, children }: CartSummaryProps) {
  const { breakdown } = cart;
  const charge = breakdown && chargeOf(breakdown, credit);
  if (!breakdown && !cart.promo) return null;
  return (
    <aside
      id="summary"
      aria-label="Order summary"
      className="xl:sticky xl:top-6 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:max-h-[calc(100dvh-48px)] xl:overflow-y-auto"
    >
      <Panel>
        <KeyValue>
          {sumRows(cart).map(({ term, amount }) => (
            <KeyValueRow key={term} term={term}>
              {amount}
            </KeyValueRow>
          ))}
          {credit && breakdown && (
            <>
              <KeyValueRow term="Total" strong>
                {eurText(breakdown.total)}
              </KeyValueRow>
              <KeyValueRow term="Credit note">{`−${eurText(credit.usedEur)}`}</KeyValueRow>
            </>
          )}
        </KeyValue>
        {charge && (
          <DueFigure label={credit ? 'To pay today by card' : 'Total today'} eur={charge.eur}>
            {charge.eur > 0 ? `charged as ${aedText(charge.aed)}` : 'Nothing is charged'}
          </DueFigure>
        )}
        {children}
      </Panel>
    </aside>
  );
}
