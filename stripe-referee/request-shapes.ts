import type Stripe from 'stripe';

// What each request may hold, in the words of Stripe's own package: `request-schemas.ts` makes schemas of it.
export type CreateSession = Stripe.Checkout.SessionCreateParams;
export type RetrieveSession = Stripe.Checkout.SessionRetrieveParams;
export type ListSessions = Stripe.Checkout.SessionListParams;
export type ExpireSession = Stripe.Checkout.SessionExpireParams;
export type CreateRefund = Stripe.RefundCreateParams;
export type ListBalanceTransactions = Stripe.BalanceTransactionListParams;
export type RetrieveBalance = Stripe.BalanceRetrieveParams;
