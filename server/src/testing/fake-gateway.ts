import { createHmac } from 'node:crypto';
import { uuidv7 } from '#server/platform/ids.ts';
import type {
  Callback,
  CreateAttempt,
  Gateway,
  GatewaySession,
  RefundRequest,
} from '../modules/payments/index.ts';

type Session = GatewaySession & {
  ref: string;
  attemptId: string;
  returnUrl: string;
  askedAed: number;
  refundedAed: number;
};
type Call = 'createAttempt' | 'query' | 'findByReference' | 'refund' | 'expire';
/** A call that fails before its effect, or has its effect and is not answered. */
type Trouble = 'refuse' | 'lose-answer';
type FakeMessage = { gateway: string; rawBody: string; headers: Record<string, string> };

const sign = (rawBody: string) => createHmac('sha256', 'fake-secret').update(rawBody).digest('hex');

const present = ({
  state,
  amountAed,
  foreign,
  transactionId,
  capturedAt,
}: GatewaySession): GatewaySession => ({
  state,
  amountAed,
  foreign,
  transactionId,
  capturedAt,
});

/** A card gateway in memory that behaves like a real one, and misbehaves when told to. */
export class FakeGateway implements Gateway {
  readonly name = 'fake';
  isTest = true;
  readonly minimumAed = 200;
  readonly books = null;
  readonly events = [];
  pageOrigin = 'https://pay.test';
  readonly sessions = new Map<string, Session>();
  readonly refunds = new Map<string, { ref: string; amountAed: number }>();
  /** What the calls of a name meet with while it is set. */
  trouble: Partial<Record<Call, Trouble>> = {};

  createAttempt({ attemptId, amountAed, expiresAt, idempotencyKey, returnUrls }: CreateAttempt) {
    return this.#during('createAttempt', () => {
      const ref = `cs_${idempotencyKey}`;
      const returnUrl = returnUrls.success;
      const fresh: Session = {
        ref,
        attemptId,
        returnUrl,
        askedAed: amountAed,
        refundedAed: 0,
        state: 'open',
      };
      if (!this.sessions.has(ref)) this.sessions.set(ref, fresh);
      return { gatewayRef: ref, redirectUrl: `https://pay.test/${ref}`, expiresAt };
    });
  }

  query(ref: string) {
    return this.#during('query', (): GatewaySession => {
      const session = this.sessions.get(ref);
      return session ? present(session) : { state: 'missing' };
    });
  }

  findByReference({ attemptId }: Pick<CreateAttempt, 'attemptId'>) {
    return this.#during('findByReference', () => {
      const session = this.#find(attemptId);
      return session ? { ...present(session), gatewayRef: session.ref } : null;
    });
  }

  refund({ gatewayRef, amountAed, idempotencyKey }: RefundRequest) {
    return this.#during('refund', () => {
      const session = this.session(gatewayRef);
      if (!this.refunds.has(idempotencyKey)) {
        if (session.refundedAed + amountAed > (session.amountAed ?? 0)) throw new Error('more than was paid');
        session.refundedAed += amountAed;
        this.refunds.set(idempotencyKey, { ref: gatewayRef, amountAed });
      }
      return { refundId: `re_${idempotencyKey}` };
    });
  }

  expire(ref: string) {
    return this.#during('expire', () => {
      const session = this.session(ref);
      if (session.state === 'open' || session.state === 'declined') session.state = 'expired';
      return { state: session.state };
    });
  }

  readCallback({ rawBody, headers }: Parameters<Gateway['readCallback']>[0]) {
    if (headers['fake-signature'] !== sign(rawBody)) return { rejected: 'wrong signature' };
    return this.parseCallback(rawBody);
  }

  parseCallback(rawBody: string): Callback {
    const callback = JSON.parse(rawBody) as Callback;
    const { session } = callback;
    if (session?.capturedAt) session.capturedAt = new Date(session.capturedAt);
    return callback;
  }

  session(ref: string): Session {
    const session = this.sessions.get(ref);
    if (!session) throw new Error(`the gateway has no session ${ref}`);
    return session;
  }

  sessionOf(attemptId: string): Session {
    const session = this.#find(attemptId);
    if (!session) throw new Error(`the gateway has no session for ${attemptId}`);
    return session;
  }

  /** What the attempt is called in the address that its payer is sent back to. */
  nameInReturn(ref: string): string {
    return new URL(this.session(ref).returnUrl).searchParams.get('attempt') ?? '';
  }

  /** The payer pays; false when the session does not allow it any more. */
  pay(ref: string, amountAed?: number): boolean {
    const session = this.session(ref);
    if (session.state !== 'open' && session.state !== 'declined') return false;
    Object.assign(session, {
      state: 'captured',
      amountAed: amountAed ?? session.askedAed,
      transactionId: `txn_${ref}`,
      capturedAt: new Date(),
    });
    return true;
  }

  /** The card page charges in another currency than it was asked for. */
  payForeign(ref: string, foreign: { currency: string; minor: number }): void {
    this.pay(ref);
    Object.assign(this.session(ref), { amountAed: undefined, foreign });
  }

  decline(ref: string): void {
    this.session(ref).state = 'declined';
  }

  /** A message about a session as it stands now, signed. */
  message(
    ref: string,
    overrides: { eventId?: string; amountAed?: number; attemptId?: string } = {},
  ): FakeMessage {
    const session = this.session(ref);
    const { eventId = `evt_${uuidv7()}`, amountAed = session.amountAed } = overrides;
    const callback: Callback = {
      eventId,
      gatewayRef: ref,
      attemptId: overrides.attemptId ?? session.attemptId,
      kind: `session.${session.state}`,
      session: { ...present(session), amountAed },
      news: null,
    };
    const rawBody = JSON.stringify(callback);
    return { gateway: this.name, rawBody, headers: { 'fake-signature': sign(rawBody) } };
  }

  #find(attemptId: string): Session | undefined {
    return [...this.sessions.values()].find((session) => session.attemptId === attemptId);
  }

  async #during<T>(call: Call, work: () => T): Promise<T> {
    // As over a network: others get their turn before and after.
    await new Promise(setImmediate);
    if (this.trouble[call] === 'refuse') throw new Error('the gateway refuses');
    const result = work();
    await new Promise(setImmediate);
    if (this.trouble[call] === 'lose-answer') throw new Error('the gateway was not heard');
    return result;
  }
}
