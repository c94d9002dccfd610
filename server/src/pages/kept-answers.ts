import { createHash } from 'node:crypto';
import type { Page } from '#server/platform/http/send-shared.ts';
import { pageCacheBytes, pageCacheEntries } from '#server/platform/meters.ts';
import { type Encoding, pack } from './encoding.ts';

/** An answer as it goes over the wire. */
export type Rendition = { headers: Readonly<Record<string, string>>; body: Buffer };
/** What all kept answers have in common: the version of what is public, and the moment (ms) from which they read otherwise. */
export type Edition = { version: number; until: number };

/** Headers, hash and places in maps, roughly: what an answer of no bytes costs. */
const FRAME_BYTES = 4_096;

/** One answer, in the encodings that somebody has asked for. */
export class KeptAnswer {
  /** Whatever the encoding. */
  readonly headers: Rendition['headers'] & { etag: string };
  readonly #plain: Rendition;
  readonly #packed = new Map<Encoding, Rendition>();
  readonly #underWay = new Map<Encoding, Promise<Rendition>>();

  constructor({ type, body, csp }: Page) {
    this.headers = {
      'content-type': type,
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': csp,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
    };
    this.#plain = { headers: this.headers, body };
  }

  get bytes(): number {
    let bytes = FRAME_BYTES + this.#plain.body.length;
    for (const { body } of this.#packed.values()) bytes += body.length;
    return bytes;
  }

  ready(encoding: Encoding): Rendition | undefined {
    return encoding === 'identity' ? this.#plain : this.#packed.get(encoding);
  }

  /** Packed when it is first asked for, once for all who ask meanwhile. */
  async in(encoding: Encoding): Promise<Rendition> {
    if (encoding === 'identity') return this.#plain;
    const packing = this.#underWay.get(encoding) ?? this.#pack(encoding);
    this.#underWay.set(encoding, packing);
    return packing;
  }

  async #pack(encoding: Exclude<Encoding, 'identity'>): Promise<Rendition> {
    const body = await pack(this.#plain.body, encoding, 'kept');
    const rendition = { headers: { ...this.headers, 'content-encoding': encoding }, body };
    this.#packed.set(encoding, rendition);
    return rendition;
  }
}

/** Answers of one edition by address, at most so many bytes of them: who was not asked for longest goes first. */
export class KeptAnswers {
  readonly #maxBytes: number;
  readonly #answers = new Map<string, KeptAnswer>();
  #edition: Edition = { version: Number.NaN, until: 0 };

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    let bytes = 0;
    for (const [address, answer] of this.#answers) bytes += bytesOf(address, answer);
    return bytes;
  }

  find(address: string, at: { version: number; now: number }): KeptAnswer | undefined {
    if (this.#edition.version !== at.version || at.now >= this.#edition.until) this.#answers.clear();
    const answer = this.#answers.get(address);
    if (!answer) return undefined;
    this.#answers.delete(address);
    this.#answers.set(address, answer);
    return answer;
  }

  keep(address: string, page: Page, edition: Edition): KeptAnswer {
    const answer = new KeptAnswer(page);
    const { version, until } = this.#edition;
    // What took so long that the catalogue has changed meanwhile is sent, and takes nothing of the new edition's place.
    if (edition.version < version) return answer;
    if (edition.version !== version || edition.until !== until) this.#answers.clear();
    this.#edition = edition;
    this.#answers.set(address, answer);
    this.#shrink();
    return answer;
  }

  /** An encoding that is made now makes the answer larger. */
  async pack(answer: KeptAnswer, encoding: Encoding): Promise<Rendition> {
    const rendition = await answer.in(encoding);
    this.#shrink();
    return rendition;
  }

  #shrink(): void {
    let { bytes } = this;
    for (const [address, answer] of this.#answers) {
      if (bytes <= this.#maxBytes) break;
      this.#answers.delete(address);
      bytes -= bytesOf(address, answer);
    }
    pageCacheEntries.set(this.#answers.size);
    pageCacheBytes.set(bytes);
  }
}

const bytesOf = (address: string, answer: KeptAnswer) => 2 * address.length + answer.bytes;
