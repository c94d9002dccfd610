import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A uuid version 7 (RFC 9562): 48 bits of milliseconds, then random; sorts by the time it was made. */
export const uuidv7 = (now: number = Date.now()): string => {
  const time = now.toString(16).padStart(12, '0');
  // The random bits of a version 4, which Node draws for many at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};

/** Whether a text that came from outside can be asked for as an id. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random Crockford base32: no I, L, O or U, so that it survives being read out. */
export const randomBase32 = (length: number): string =>
  Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('');

/** 256 random bits as base64url, for cookies and links. */
export const secretToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A uuid version 8 that follows from what it names: the same for the same. */
export const uuidOf = (...named: readonly string[]): string => {
  const hash = sha256(JSON.stringify(named));
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};
