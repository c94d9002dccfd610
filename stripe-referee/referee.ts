import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { Balance } from './balance.ts';
import type { Clock } from './clock.ts';
import { KeptAnswers } from './kept-answers.ts';
import { type Message, messageOf, signatureHeader } from './messages.ts';
import { MoneyBack } from './money-back.ts';
import { Sessions } from './sessions.ts';
import type { Trouble } from './trouble.ts';

export type RefereeOptions = {
  secretKey: string;
  webhookSecrets: readonly string[];
  /** Where messages go by themselves; without it they are kept, to be sent by hand. */
  webhookUrl?: string | undefined;
  now?: Clock;
};

const MESSAGE_TRIES = 5;
const MESSAGE_PAUSE_MS = 1_000;

/**
 * A stand-in for Stripe's API that refuses what the package's own types do not allow: requests are read by schemas made of
 * those types, answers are Stripe's published samples, and the books are its own.
 */
export class Referee {
  readonly secretKey: string;
  readonly sessions: Sessions;
  readonly money: MoneyBack;
  readonly balance: Balance;
  readonly messages: Message[] = [];
  trouble: Trouble = 'none';
  readonly #options: RefereeOptions;
  readonly #now: Clock;
  readonly #answers = new KeptAnswers();
  #origin = '';

  constructor(options: RefereeOptions) {
    this.#options = options;
    this.secretKey = options.secretKey;
    this.#now = options.now ?? (() => new Date());
    this.balance = new Balance(this.#now);
    const setting = {
      now: this.#now,
      balance: this.balance,
      pageOrigin: () => this.#origin,
      tell: (type: string, object: { id: string }) => this.#tell(type, object),
    };
    this.sessions = new Sessions(setting);
    this.money = new MoneyBack(setting, this.sessions);
  }

  /** Its own address, once it listens. */
  listensAt(origin: string): void {
    this.#origin = origin;
  }

  /** What a request with a key is answered: once, however often it is asked. */
  answer({ url, body, headers }: FastifyRequest, work: () => object): object {
    const key = headers['idempotency-key'];
    return this.#answers.once(
      typeof key === 'string' ? key : undefined,
      { path: url, parameters: body },
      work,
    );
  }

  /** What a message of this name says of a session as it stands now. */
  bodyOf(sessionId: string, id: string): string {
    const object = this.sessions.require(sessionId);
    const type = `checkout.session.${object.status === 'expired' ? 'expired' : 'completed'}`;
    return messageOf(this.#now, { type, object, id }).body;
  }

  /** The lines of the balance, newest first, each with the charge or refund that it is of in place of that one's name. */
  expandedLines(): Stripe.BalanceTransaction[] {
    return this.balance.transactions
      .map((line) => ({ ...line, source: this.#sourceOf(String(line.source)) }))
      .toReversed();
  }

  #sourceOf(id: string): Stripe.Charge | Stripe.Refund | string {
    return this.sessions.charges.get(id) ?? this.money.refunds.get(id) ?? id;
  }

  /** The signature that a message bears when it is sent at `at`. */
  signature(body: string, at: Date = this.#now()): string {
    return signatureHeader(body, this.#options.webhookSecrets, at);
  }

  #tell(type: string, object: { id: string }): void {
    const message = messageOf(this.#now, { type, object });
    this.messages.push(message);
    if (this.#options.webhookUrl) void this.#send(this.#options.webhookUrl, message);
  }

  async #send(url: string, { body }: Message): Promise<void> {
    for (let attempt = 1; attempt <= MESSAGE_TRIES; attempt++) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': this.signature(body) };
      const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
      if (answer?.ok) return;
      await sleep(attempt * MESSAGE_PAUSE_MS, undefined, { ref: false });
    }
  }
}
