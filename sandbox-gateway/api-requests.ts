import { GatewayError, type Issue } from './gateway.ts';
import { isMode, type Mode } from './modes.ts';
import type { Settings } from './settings.ts';

export type SessionRequest = {
  merchantReference: string;
  amountMinor: number;
  currency: string;
  description: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  idempotencyKey: string;
  mode?: Mode;
};

export type RefundRequest = { amountMinor: number; idempotencyKey: string };

/** Currencies of two decimals, so that one rule turns minor units into text. */
const CURRENCIES = ['AED', 'EUR', 'USD'];
const LEAST_AMOUNT_MINOR = 200;
const MOST_AMOUNT_MINOR = 999_999_999;
const MOST_DELAY_SECONDS = 86_400;

/** Collects what is wrong field by field, so that the answer names everything at once. */
class Reader {
  readonly issues: Issue[] = [];
  readonly #body: Record<string, unknown>;

  constructor(body: unknown) {
    this.#body = typeof body === 'object' && body !== null ? { ...body } : {};
  }

  has(field: string): boolean {
    return this.#body[field] !== undefined;
  }

  text(field: string, longest: number): string {
    const value = this.#body[field];
    if (typeof value === 'string' && value.trim() !== '' && value.length <= longest) return value;
    this.#refuse(field, `must be a text of 1 to ${longest} characters`);
    return '';
  }

  whole(field: string, least: number, most: number): number {
    const value = this.#body[field];
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.#refuse(field, `must be a whole number from ${least} to ${most}`);
    return least;
  }

  webAddress(field: string): string {
    const value = this.#body[field];
    const url = typeof value === 'string' ? URL.parse(value) : null;
    if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
    this.#refuse(field, 'must be an http or https address');
    return '';
  }

  instant(field: string): Date {
    const value = this.#body[field];
    const instant = new Date(typeof value === 'string' ? value : Number.NaN);
    if (Number.isNaN(instant.getTime())) this.#refuse(field, 'must be an ISO 8601 instant');
    return instant;
  }

  currency(field: string): string {
    const value = this.#body[field];
    const currency = CURRENCIES.find((known) => known === value);
    if (!currency) this.#refuse(field, `must be one of ${CURRENCIES.join(', ')}`);
    return currency ?? '';
  }

  mode(field: string): Mode {
    const value = this.#body[field];
    if (isMode(value)) return value;
    this.#refuse(field, 'is not a mode of this gateway');
    return 'normal';
  }

  finish<T>(value: T): T {
    if (this.issues.length === 0) return value;
    const message = this.issues.map((issue) => `${issue.field} ${issue.message}`).join(', ');
    throw new GatewayError({
      status: 400,
      code: 'invalid_request',
      message,
      details: { issues: this.issues },
    });
  }

  #refuse(field: string, message: string): void {
    this.issues.push({ field, message });
  }
}

export function readSessionRequest(body: unknown): SessionRequest {
  const reader = new Reader(body);
  return reader.finish({
    merchantReference: reader.text('merchantReference', 100),
    amountMinor: reader.whole('amountMinor', LEAST_AMOUNT_MINOR, MOST_AMOUNT_MINOR),
    currency: reader.currency('currency'),
    description: reader.text('description', 500),
    successUrl: reader.webAddress('successUrl'),
    cancelUrl: reader.webAddress('cancelUrl'),
    expiresAt: reader.instant('expiresAt'),
    idempotencyKey: reader.text('idempotencyKey', 200),
    ...(reader.has('mode') ? { mode: reader.mode('mode') } : {}),
  });
}

export function readRefundRequest(body: unknown): RefundRequest {
  const reader = new Reader(body);
  return reader.finish({
    amountMinor: reader.whole('amountMinor', 1, MOST_AMOUNT_MINOR),
    idempotencyKey: reader.text('idempotencyKey', 200),
  });
}

export function readReferenceQuery(query: unknown): string {
  const reader = new Reader(query);
  return reader.finish(reader.text('merchantReference', 100));
}

export function readModeChange(body: unknown): Partial<Settings> {
  const reader = new Reader(body);
  return reader.finish({
    mode: reader.mode('mode'),
    ...(reader.has('delaySeconds')
      ? { delaySeconds: reader.whole('delaySeconds', 0, MOST_DELAY_SECONDS) }
      : {}),
  });
}
