import type Stripe from 'stripe';
import { type Balance, feeOfCharge } from './balance.ts';
import { type Clock, newId, secondsOf } from './clock.ts';
import { missing, Refusal } from './refusal.ts';
import { likeSample } from './samples.ts';

/** Tells what has happened: `type` as an event is called, with the object that it is about. */
export type Tell = (type: string, object: { id: string }) => void;
export type Setting = { now: Clock; tell: Tell; balance: Balance; pageOrigin: () => string };

const LEAST_AED = 200;
const SHORTEST_S = 1_800;
const LONGEST_S = 86_400;

/** Checkout sessions, and the charge that each is paid by. */
export class Sessions {
  readonly all = new Map<string, Stripe.Checkout.Session>();
  readonly intents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  /** What the payment of a session is to be told, by the session. */
  readonly #metadata = new Map<string, Stripe.Metadata>();
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  open(params: Stripe.Checkout.SessionCreateParams): Stripe.Checkout.Session {
    const created = secondsOf(this.#setting.now);
    const expires = params.expires_at ?? created + LONGEST_S;
    if (expires < created + SHORTEST_S || expires > created + LONGEST_S) throw WRONG_END;
    const { amount, currency } = totalOf(params);
    if (currency === 'aed' && amount < LEAST_AED) throw TOO_SMALL;
    const id = newId('cs_test');
    const session = likeSample('checkout.session', {
      id,
      created,
      expires_at: expires,
      client_reference_id: params.client_reference_id ?? null,
      amount_subtotal: amount,
      amount_total: amount,
      currency,
      payment_intent: null,
      success_url: params.success_url ?? null,
      cancel_url: params.cancel_url ?? null,
      url: `${this.#setting.pageOrigin()}/c/pay/${id}`,
    });
    this.all.set(id, session);
    this.#metadata.set(id, metadataOf(params.payment_intent_data?.metadata));
    return session;
  }

  require(id: string): Stripe.Checkout.Session {
    const found = this.all.get(id);
    if (!found) throw missing('checkout.session', id);
    if (found.status === 'open' && found.expires_at <= secondsOf(this.#setting.now)) this.#end(found);
    return found;
  }

  /** With what it was paid by in place of that one's name, as whoever asks may wish. */
  expanded(id: string): Stripe.Checkout.Session {
    const session = this.require(id);
    const intent = this.intents.get(String(session.payment_intent));
    if (!intent) return session;
    const charge = this.charges.get(String(intent.latest_charge)) ?? null;
    return { ...session, payment_intent: { ...intent, latest_charge: charge } };
  }

  expire(id: string): Stripe.Checkout.Session {
    const session = this.require(id);
    if (session.status !== 'open')
      throw new Refusal(400, {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      });
    this.#end(session);
    return session;
  }

  #end(session: Stripe.Checkout.Session): void {
    Object.assign(session, { status: 'expired', url: null });
    this.#setting.tell('checkout.session.expired', session);
  }

  /** The payer pays on the page; `instead` is captured in place of what was asked for. False where nobody can pay. */
  pay(id: string, instead: { amount?: number; currency?: string } = {}): boolean {
    const session = this.require(id);
    if (session.status !== 'open') return false;
    const amount = instead.amount ?? session.amount_total ?? 0;
    const currency = instead.currency ?? session.currency ?? 'aed';
    const intent = this.#charge({ amount, currency, metadata: this.#metadata.get(id) ?? {} });
    const paid = { payment_intent: intent.id, amount_total: amount, currency, url: null };
    Object.assign(session, { ...paid, status: 'complete', payment_status: 'paid' });
    this.#setting.tell('checkout.session.completed', session);
    return true;
  }

  #charge(facts: { amount: number; currency: string; metadata: Stripe.Metadata }): Stripe.PaymentIntent {
    const { now, balance } = this.#setting;
    const { amount, currency } = facts;
    const made = { ...facts, created: secondsOf(now) };
    const intent = likeSample('payment_intent', {
      ...made,
      id: newId('pi'),
      amount_received: amount,
      status: 'succeeded',
    });
    const charge = likeSample('charge', {
      ...made,
      id: newId('ch'),
      amount_captured: amount,
      captured: true,
      payment_intent: intent.id,
    });
    charge.balance_transaction = balance.post({
      amount,
      currency,
      type: 'charge',
      fee: feeOfCharge(amount),
      source: charge.id,
    });
    intent.latest_charge = charge.id;
    this.intents.set(intent.id, intent);
    this.charges.set(charge.id, charge);
    return intent;
  }

  chargeOf(intent: string): Stripe.Charge {
    const charge = this.charges.get(String(this.intents.get(intent)?.latest_charge));
    if (!charge) throw missing('payment_intent', intent);
    return charge;
  }
}

/** What is sent as null is taken away. */
export const metadataOf = (sent: Stripe.MetadataParam | '' | null | undefined): Stripe.Metadata =>
  Object.fromEntries(
    Object.entries(sent || {}).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );

const WRONG_END = new Refusal(400, {
  param: 'expires_at',
  message:
    'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
});
const TOO_SMALL = new Refusal(400, {
  code: 'amount_too_small',
  message: "The Checkout Session's total amount must convert to at least 2.00 aed.",
});
const NO_ITEMS = new Refusal(400, {
  code: 'parameter_missing',
  param: 'line_items',
  message: 'Missing required param: line_items.',
});

const totalOf = ({ line_items: items = [] }: Stripe.Checkout.SessionCreateParams) => {
  const [currency] = items.map(({ price_data: price }) => price?.currency);
  if (!currency) throw NO_ITEMS;
  const priced = items.map(({ quantity = 1, price_data: price }) => quantity * (price?.unit_amount ?? 0));
  return { amount: priced.reduce((all, one) => all + one, 0), currency };
};
