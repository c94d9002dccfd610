import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { call } from '#web/lib/client.ts';
import { showToast } from '#web/ui/messages/toast.tsx';
import { readBrowserCart, removeFromBrowserCart } from './browser-cart.ts';
import type { Kept } from './kept.ts';

/** Puts what was chosen before the login into the cart; what could not be put in is said. Then it has left the browser. */
async function adopt(): Promise<boolean> {
  const pending = readBrowserCart();
  if (pending.length === 0) return false;
  const answer = await call('adoptCart', { courses: [...pending] });
  if (!answer.success) return false;
  removeFromBrowserCart(pending.map(({ courseId }) => courseId));
  for (const { courseId, title, message } of answer.leftOut)
    showToast(`Error adding course to cart: ${message}`, { tone: 'danger', detail: title ?? courseId });
  return true;
}

async function ask(): Promise<Kept | null> {
  const answer = await call('countCart', {});
  if (!answer.success) return null;
  return { inCart: new Set(answer.inCart), onWishlist: new Set(answer.onWishlist) };
}

/** What a signed-in person has chosen, as the server knows it; null of anybody else. And how to ask again. */
export const useOwnKept = (user: SessionUser | null | undefined) => {
  const [kept, setKept] = useState<Kept | null>(null);
  const isAdopting = useRef(false);
  const { revalidate } = useRevalidator();

  // Public pages are the same for everyone and cached, so what is the reader's own is asked for once they are shown, and
  // again with every navigation, which is when the reader is looked up anew.
  useEffect(() => {
    if (!user) return setKept(null);
    let isLeft = false;
    const look = async () => {
      if (!isAdopting.current) {
        isAdopting.current = true;
        const isAdopted = await adopt();
        isAdopting.current = false;
        if (isAdopted) revalidate();
      }
      const own = await ask();
      if (!isLeft && own) setKept(own);
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [user, revalidate]);

  const askAgain = async () => setKept(await ask());
  return { kept, askAgain };
};
