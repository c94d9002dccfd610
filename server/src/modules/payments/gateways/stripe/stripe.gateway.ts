import type Stripe from 'stripe';
import { z } from 'zod';
import { isLiveKey } from '#server/platform/config.ts';
import type { CreateAttempt, Gateway, GatewaySession } from '../gateway.ts';
import { readSigned } from '../read-signed.ts';
import { stripeBooks } from './stripe-books.ts';
import { parseCallback, STRIPE_EVENTS } from './stripe-messages.ts';
import { instant, readSession } from './stripe-session.ts';

export type StripeOptions = {
  secretKey: string;
  /** What its messages are signed with; two while a secret is being replaced. */
  webhookSecrets: readonly string[];
  /** Where its API is, where that is not the service itself. */
  apiUrl?: string | undefined;
  /** The origin of its card pages. */
  pageOrigin?: string | undefined;
  /** How long one try may take; what only reads, or has a key, is tried twice. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 4_000;
const RETRIES = 1;
/** Two dirhams, of all that is charged in them. */
const MINIMUM_AED = 200;
const PAGE_ORIGIN = 'https://checkout.stripe.com';

const MINUTE_MS = 60_000;
/** How long a session lives at least and at most, from when it is made. */
const SHORTEST_MS = 30 * MINUTE_MS;
const LONGEST_MS = 24 * 60 * MINUTE_MS;
/** An answer that was lost is asked for again within this time, in the same words, for the key demands them. */
const ASKED_AGAIN_MS = 10 * MINUTE_MS;

/** The session of an attempt is looked for among those that were made about then, by their clock. */
const LOOK_BACK_MS = 5 * MINUTE_MS;
const LOOK_AHEAD_MS = 15 * MINUTE_MS;
const MOST_LOOKED_AT = 1_000;

const page = z.object({ id: z.string(), url: z.url(), expires_at: z.number().int() });
const WITH_CHARGE = ['payment_intent.latest_charge'];

/** The adapter for Stripe: its hosted page in dirhams, reached by its own package. */
export const stripeGateway = (options: StripeOptions): Gateway => {
  const stripe = connectOnce(options);
  const query = async (gatewayRef: string): Promise<GatewaySession> => {
    try {
      const { sessions } = (await stripe()).checkout;
      return readSession(await sessions.retrieve(gatewayRef, { expand: WITH_CHARGE }));
    } catch (error) {
      if (isMissing(error)) return { state: 'missing' };
      throw error;
    }
  };
  return {
    name: 'stripe',
    isTest: !isLiveKey(options.secretKey),
    minimumAed: MINIMUM_AED,
    pageOrigin: options.pageOrigin ?? PAGE_ORIGIN,
    events: STRIPE_EVENTS,
    async createAttempt(request) {
      const { idempotencyKey } = request;
      const { sessions } = (await stripe()).checkout;
      const made = page.parse(await sessions.create(wireRequest(request), { idempotencyKey }));
      return { gatewayRef: made.id, redirectUrl: made.url, expiresAt: instant(made.expires_at) };
    },
    query,
    async findByReference({ attemptId, askedAt }) {
      const found = await findSession(await stripe(), { attemptId, askedAt });
      return found ? { ...(await query(found)), gatewayRef: found } : null;
    },
    async refund({ transactionId, amountAed, idempotencyKey }) {
      const { refunds } = await stripe();
      const { id } = await refunds.create(
        { payment_intent: transactionId, amount: amountAed, metadata: { refund: idempotencyKey } },
        { idempotencyKey },
      );
      return { refundId: id };
    },
    async expire(gatewayRef) {
      const { sessions } = (await stripe()).checkout;
      try {
        return { state: readSession(await sessions.expire(gatewayRef)).state };
      } catch (error) {
        // One that was paid, or is over, cannot be ended: how it stands is the answer.
        if (isRefusal(error)) return { state: (await query(gatewayRef)).state };
        throw error;
      }
    },
    books: stripeBooks(stripe),
    readCallback: ({ rawBody, headers, now }) =>
      readSigned(
        { rawBody, header: headers['stripe-signature'], now, secrets: options.webhookSecrets },
        parseCallback,
      ),
    parseCallback,
  };
};

/** The package is large, and an academy may be up for long before somebody pays. */
const connectOnce = (options: StripeOptions): (() => Promise<Stripe>) => {
  let connected: Promise<Stripe> | undefined;
  return () => {
    connected ??= connect(options);
    return connected;
  };
};

const connect = async ({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeOptions): Promise<Stripe> => {
  const { default: Package } = await import('stripe');
  const place = apiUrl ? new URL(apiUrl) : null;
  return new Package(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(place && {
      host: place.hostname,
      port: place.port,
      protocol: place.protocol === 'http:' ? 'http' : 'https',
    }),
  });
};

const wireRequest = (request: CreateAttempt): Stripe.Checkout.SessionCreateParams => {
  const { attemptId, amountAed, description, returnUrls } = request;
  const ours = { attempt: attemptId };
  return {
    mode: 'payment',
    // Money that is on its way for days is not what a seat is held for.
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    client_reference_id: attemptId,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'aed', unit_amount: amountAed, product_data: { name: description } },
      },
    ],
    metadata: ours,
    payment_intent_data: { description, metadata: ours },
    success_url: returnUrls.success,
    cancel_url: returnUrls.cancel,
    expires_at: Math.floor(endOf(request) / 1000),
  };
};

/** As long as the payer may pay, within what a session can live. It follows from the attempt, so asking again says the same. */
const endOf = ({ askedAt, expiresAt }: Pick<CreateAttempt, 'askedAt' | 'expiresAt'>): number => {
  const from = askedAt.getTime();
  return Math.min(Math.max(expiresAt.getTime(), from + SHORTEST_MS + ASKED_AGAIN_MS), from + LONGEST_MS);
};

type Refusal = Stripe.errors.StripeInvalidRequestError;
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';
const isMissing = (error: unknown): boolean => isRefusal(error) && error.code === 'resource_missing';

/** Sessions cannot be searched by our own reference, so those of that time are gone through. */
const findSession = async (
  stripe: Stripe,
  { attemptId, askedAt }: { attemptId: string; askedAt: Date },
): Promise<string | null> => {
  const seconds = (ms: number) => Math.floor((askedAt.getTime() + ms) / 1000);
  const created = { gte: seconds(-LOOK_BACK_MS), lte: seconds(LOOK_AHEAD_MS) };
  let seen = 0;
  for await (const one of stripe.checkout.sessions.list({ created, limit: 100 })) {
    if (one.client_reference_id === attemptId) return one.id;
    seen += 1;
    if (seen >= MOST_LOOKED_AT) throw new Error(`the session of ${attemptId} is one of too many`);
  }
  return null;
};
