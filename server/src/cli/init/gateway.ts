import { randomUUID } from 'node:crypto';
import { type Gateway, STRIPE_EVENTS, whyStripeRefused } from '../../modules/payments/index.ts';
import { stripeOf } from '../../open-gateways.ts';
import { isLiveKey, readValues } from '../../platform/config.ts';
import { type Answers, asSentence, NotWorking, pick, type Step } from './step.ts';

const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
/** A stand-in's, for trying things out. */
const PLACES = ['STRIPE_API_URL', 'STRIPE_PAGE_URL'];
const HALF_AN_HOUR_MS = 1_800_000;

export const webhookOf = ({ PUBLIC_URL = '' }: Answers): string =>
  `${PUBLIC_URL.replace(/\/+$/, '')}/payments/webhooks/stripe`;

/** Its page is opened for the least amount and ended at once: nobody is charged. */
export const gatewayStep: Step = {
  title: 'Card payments',
  introduce: (answers) => [
    `In Stripe's dashboard, under Developers, add a webhook endpoint ${webhookOf(answers)}`,
    `for the events ${STRIPE_EVENTS.join(', ')}.`,
  ],
  questions: [
    { name: 'STRIPE_SECRET_KEY', words: "Stripe's secret or restricted key (sk_… or rk_…)", isSecret: true },
    { name: 'STRIPE_WEBHOOK_SECRET', words: "The endpoint's signing secret (whsec_…)", isSecret: true },
  ],
  variablesOf: (answers) => pick(answers, NAMES),
  attempt: async (answers) => {
    const values = readValues(pick(answers, [...NAMES, ...PLACES]));
    const gateway = stripeOf(values);
    if (!gateway) throw new NotWorking('STRIPE_SECRET_KEY is missing.');
    const origin = await tryPage(gateway, answers).catch((error: unknown) => {
      const why = whyStripeRefused(error);
      throw why ? new NotWorking(asSentence(why)) : error;
    });
    if (origin !== gateway.pageOrigin)
      throw new NotWorking(`The card pages of this account are at ${origin}: set STRIPE_PAGE_URL to it.`);
    const isLive = isLiveKey(values.STRIPE_SECRET_KEY ?? '');
    return `A card page was opened and ended.${isLive ? '' : ' This is a test key: no money arrives.'}`;
  },
};

/** Answers with the origin of the page. */
const tryPage = async (gateway: Gateway, { PUBLIC_URL = 'https://academy.invalid' }: Answers) => {
  const now = Date.now();
  const name = randomUUID();
  const page = await gateway.createAttempt({
    attemptId: name,
    amountAed: gateway.minimumAed,
    description: 'A trial while the academy is set up',
    returnUrls: { success: PUBLIC_URL, cancel: PUBLIC_URL },
    askedAt: new Date(now),
    expiresAt: new Date(now + HALF_AN_HOUR_MS),
    idempotencyKey: name,
  });
  const { state } = await gateway.expire(page.gatewayRef);
  if (state !== 'expired') throw new NotWorking(`The card page could not be ended: it is ${state}.`);
  return new URL(page.redirectUrl).origin;
};
