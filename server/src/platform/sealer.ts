import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seals texts with a key of this installation. No seal is stored: each is made again whenever it is needed. */
export type Sealer = {
  /** 32 bytes as base64url: 43 characters. */
  seal(text: string): string;
  /** In a time that says nothing of how close it was. */
  isSealOf(given: string | undefined, text: string): boolean;
};

export const createSealer = (key: string): Sealer => {
  const seal = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    seal,
    isSealOf(given, text) {
      const [right, tried] = [Buffer.from(seal(text)), Buffer.from(given ?? '')];
      return tried.length === right.length && timingSafeEqual(tried, right);
    },
  };
};
