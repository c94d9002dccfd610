import type { ByteRange } from '../storage/storage.ts';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * What a `Range` header asks of so many bytes; null for the whole. Several ranges at once, and what cannot be
 * read, are answered with the whole, as a server may.
 */
export const readRange = (header: string | undefined, size: number): ByteRange | 'beyond' | null => {
  const [, from, to] = ONE_RANGE.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  if (from === '') return to === '0' || size === 0 ? 'beyond' : lastBytes(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'beyond' : { first, last };
};

const lastBytes = (count: number, size: number): ByteRange => ({
  first: Math.max(size - count, 0),
  last: size - 1,
});
