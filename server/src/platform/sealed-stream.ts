import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

// What says that a stream is sealed, a salt of its own and what tells whether a key is the right one; then AES-256-GCM
// under a key that is made of both; then its tag.
const MAGIC = Buffer.from('academy-sealed-1\n');
const SALT_BYTES = 32;
const CHECK_BYTES = 16;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const CIPHER = 'aes-256-gcm';

type Reason = 'no-key' | 'wrong-key' | 'damaged';

/** Something sealed cannot be opened. */
export class SealError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, cause?: unknown) {
    super(`a sealed stream cannot be opened: ${reason}`, { cause });
    this.reason = reason;
  }
}

const derive = (key: string, salt: Buffer) => {
  const bytes = Buffer.from(hkdfSync('sha256', key, salt, 'academy backup', 32 + 12 + CHECK_BYTES));
  return { secret: bytes.subarray(0, 32), iv: bytes.subarray(32, 44), check: bytes.subarray(44) };
};

/** Encrypts as it goes. */
export async function* sealed(source: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { secret, iv, check } = derive(key, salt);
  const head = Buffer.concat([MAGIC, salt, check]);
  const cipher = createCipheriv(CIPHER, secret, iv).setAAD(head);
  yield head;
  for await (const chunk of source) yield cipher.update(chunk);
  cipher.final();
  yield cipher.getAuthTag();
}

/**
 * What `sealed` was given; what was never sealed comes as it is. That nothing is missing or was changed is known only at
 * the end: whoever does something with the bytes must be able to take it back. Throws a `SealError`.
 */
export async function* unsealed(
  source: AsyncIterable<Buffer>,
  key: string | undefined,
): AsyncGenerator<Buffer> {
  const { head, rest } = await takeHead(source);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) {
    yield head;
    yield* rest;
    return;
  }
  const decipher = open(head, key);
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of rest) {
    held = Buffer.concat([held, chunk]);
    const ready = Math.max(held.length - TAG_BYTES, 0);
    yield decipher.update(held.subarray(0, ready));
    held = held.subarray(ready);
  }
  finish(decipher, held);
}

/** The first bytes, and all that follow them. */
const takeHead = async (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < HEAD_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield start.subarray(HEAD_BYTES);
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { head: start.subarray(0, HEAD_BYTES), rest: rest() };
};

const open = (head: Buffer, key: string | undefined) => {
  if (key === undefined) throw new SealError('no-key');
  const { secret, iv, check } = derive(key, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
  if (!head.subarray(-CHECK_BYTES).equals(check)) throw new SealError('wrong-key');
  return createDecipheriv(CIPHER, secret, iv).setAAD(head);
};

const finish = (decipher: ReturnType<typeof open>, tag: Buffer) => {
  try {
    decipher.setAuthTag(tag);
    decipher.final();
  } catch (error) {
    throw new SealError('damaged', error);
  }
};
