import { type PendingCourse, readBrowserCart } from '#web/forms/kept/browser-cart.ts';
import { call } from '#web/lib/client.ts';
import type { Preview } from './guest-summary.tsx';

/** What is in the browser's cart, priced now. */
export interface Chosen {
  pending: readonly PendingCourse[];
  /** Null where nobody could say. */
  preview: Preview | null;
}

export async function loadChosen(): Promise<Chosen> {
  const pending = readBrowserCart();
  if (pending.length === 0) return { pending, preview: null };
  const answer = await call('previewCart', { courses: [...pending] });
  return { pending, preview: answer.success ? answer : null };
}
