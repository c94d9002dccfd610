import type { ReactNode } from 'react';
import type { Cart } from '#contracts/carts/cart.ts';
import { aedText } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DueFigure } from '../due.tsx';
import { sumRows } from './cart-text.ts';

/** How the sum comes about; below it the promo code. It stays in view beside the form, on a phone it stands above it. */
export function CartSummary({ cart, children }: { cart: Cart; children: ReactNode }) {
  const { breakdown } = cart;
  return (
    <aside
      id="summary"
      aria-label="Order summary"
      className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-48px)] lg:overflow-y-auto"
    >
      <Panel>
        <KeyValue>
          {sumRows(cart).map(({ term, amount }) => (
            <KeyValueRow key={term} term={term}>
              {amount}
            </KeyValueRow>
          ))}
        </KeyValue>
        {breakdown && (
          <DueFigure label="Total today" eur={breakdown.total}>
            {breakdown.total > 0 ? `charged as ${aedText(breakdown.dueTodayAed)}` : 'Nothing is charged'}
          </DueFigure>
        )}
        {children}
      </Panel>
    </aside>
  );
}
