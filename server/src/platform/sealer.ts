import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Seals texts with a key of this installation. No seal is stored: each is made again whenever it is needed. While the key
 * is being replaced, what the previous one has sealed is good too.
 */
export type Sealer = {
  /** 32 bytes as base64url: 43 characters. */
  seal(text: string): string;
  /** The seals that are good: the key's own first. */
  sealsOf(text: string): string[];
  /** In a time that says nothing of how close it was. */
  isSealOf(given: string | undefined, text: string): boolean;
};

export const createSealer = (key: string, previous?: string): Sealer => {
  const sealBy = (one: string, text: string) => createHmac('sha256', one).update(text).digest('base64url');
  const sealsOf = (text: string) => [key, ...(previous ? [previous] : [])].map((one) => sealBy(one, text));
  return {
    seal: (text) => sealBy(key, text),
    sealsOf,
    isSealOf: (given, text) => sealsOf(text).some((right) => isSame(given ?? '', right)),
  };
};

const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
