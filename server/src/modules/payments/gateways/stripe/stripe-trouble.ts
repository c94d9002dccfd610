import Stripe from 'stripe';

const {
  StripeAuthenticationError,
  StripeConnectionError,
  StripeError,
  StripePermissionError,
  StripeRateLimitError,
} = Stripe.errors;

/** Why Stripe did not do what it was asked, for whoever set its keys; null where the fault is not between us and it. */
export const whyStripeRefused = (error: unknown): string | null => {
  if (error instanceof StripeAuthenticationError) return 'Stripe does not know this key';
  if (error instanceof StripePermissionError) return 'this key may not open checkout sessions';
  if (error instanceof StripeConnectionError) return 'Stripe does not answer';
  if (error instanceof StripeRateLimitError) return 'Stripe has been asked too often: wait a minute';
  return error instanceof StripeError ? `Stripe says: ${error.message}` : null;
};
