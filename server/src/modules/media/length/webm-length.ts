import type { ReadAt } from './read-at.ts';

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
/** What a WebM film says of itself stands before its pictures. */
const HEAD = 65_536;
const NANOSECONDS = 1_000_000;

type Element = { id: number; from: number; until: number };

/** Milliseconds of a WebM film; null where it does not say, as one that was sent while it was recorded. */
export const webmLength = async (read: ReadAt): Promise<number | null> => {
  const head = await read(0, HEAD);
  const all = { from: 0, until: head.length };
  const segment = find(head, SEGMENT, all);
  const info = segment && find(head, INFO, segment);
  if (!info) return null;
  const [scale, duration] = [find(head, SCALE, info), find(head, DURATION, info)];
  const ticks = duration && floatIn(head, duration);
  if (!ticks) return null;
  const perTick = scale ? unsignedIn(head, scale) : NANOSECONDS;
  return (ticks * perTick) / NANOSECONDS;
};

const find = (head: Buffer, id: number, within: Omit<Element, 'id'>): Element | null => {
  let at = within.from;
  while (at < within.until) {
    const element = elementAt(head, at, within.until);
    if (!element) return null;
    if (element.id === id) return element;
    at = element.until;
  }
  return null;
};

const elementAt = (head: Buffer, at: number, end: number): Element | null => {
  const idBytes = widthOf(head[at]);
  const sizeBytes = widthOf(head[at + idBytes]);
  const from = at + idBytes + sizeBytes;
  if (idBytes > 4 || sizeBytes > 8 || from > end) return null;
  const id = head.readUIntBE(at, idBytes);
  // One that nobody knew when it was written is larger than any file.
  return { id, from, until: Math.min(end, from + sizeIn(head.subarray(at + idBytes, from))) };
};

/** A number whose first bit that is set says how many bytes it has. */
const sizeIn = (bytes: Buffer): number => {
  const [first = 0, ...others] = bytes;
  return others.reduce((size, byte) => size * 256 + byte, first & (0xff >> bytes.length));
};

/** How many bytes a number has, by its first; nine of what is none. */
const widthOf = (first = 0): number => Math.clz32(first) - 23;

const unsignedIn = (head: Buffer, { from, until }: Element): number =>
  until - from >= 1 && until - from <= 6 ? head.readUIntBE(from, until - from) : NANOSECONDS;

const floatIn = (head: Buffer, { from, until }: Element): number | null => {
  if (until - from === 8) return head.readDoubleBE(from);
  return until - from === 4 ? head.readFloatBE(from) : null;
};
