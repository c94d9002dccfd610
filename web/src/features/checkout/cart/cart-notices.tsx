import type { Cart } from '#contracts/carts/cart.ts';
import { eurDecimalText } from '#web/lib/format.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { earlyBirdSavings, earlyBirdWords, freeWords } from './cart-text.ts';

/** What is saved, what is free, and what could not come along. */
export function CartNotices({ cart }: { cart: Cart }) {
  const saved = earlyBirdSavings(cart.courses);
  const free = freeWords(cart);
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {cart.leftOut.length > 0 && (
        <Notice tone="warning">
          {cart.leftOut.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {saved > 0 && (
        <Notice tone="success">
          <span className="num">
            <strong>{eurDecimalText(saved)} saved by booking early.</strong> {earlyBirdWords(cart.courses)}
          </span>
        </Notice>
      )}
      {free && <Notice tone="success">{free}</Notice>}
    </div>
  );
}
