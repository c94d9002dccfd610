import type { loadCheckout } from './checkout.server.ts';

/** What the checkout of any kind of course is made from. */
export interface CheckoutProps {
  loaderData: Awaited<ReturnType<typeof loadCheckout>>;
  actionData: unknown;
}
