import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';

type Samples = {
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  payout: Stripe.Payout;
  balance_transaction: Stripe.BalanceTransaction;
  event: Stripe.Event;
};

const samples: Samples = JSON.parse(readFileSync(join(import.meta.dirname, 'samples.json'), 'utf8'));

/** An object as Stripe publishes it with its own description of the API, with what is known better here. */
export const likeSample = <K extends keyof Samples>(kind: K, facts: Partial<Samples[K]>): Samples[K] => ({
  ...structuredClone(samples[kind]),
  ...facts,
});
