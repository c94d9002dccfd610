import type { ReadAt } from './read-at.ts';

type Box = { type: string; from: number; until: number };

/** A film of an honest program has a dozen boxes at its top; one that has thousands is left unread. */
const MOST_BOXES = 200;

/** Milliseconds of an MP4 or MOV film, wherever in the file its head stands; null where it does not say. */
export const mp4Length = async (read: ReadAt, size: number): Promise<number | null> => {
  const movie = await findBox(read, 'moov', { from: 0, until: size });
  const header = movie && (await findBox(read, 'mvhd', movie));
  if (!header) return null;
  const facts = await read(header.from, 32);
  if (facts.length < 32) return null;
  const isLong = facts.readUInt8(0) === 1;
  const perSecond = facts.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(facts.readBigUInt64BE(24)) : facts.readUInt32BE(16);
  return perSecond === 0 ? null : (length / perSecond) * 1000;
};

const findBox = async (read: ReadAt, type: string, within: Omit<Box, 'type'>): Promise<Box | null> => {
  let at = within.from;
  for (let seen = 0; seen < MOST_BOXES && at < within.until; seen += 1) {
    const box = await readBox(read, at, within.until);
    if (!box) return null;
    if (box.type === type) return box;
    at = box.until;
  }
  return null;
};

/** What a box holds, after its size and type. */
const readBox = async (read: ReadAt, at: number, end: number): Promise<Box | null> => {
  const head = await read(at, 16);
  if (head.length < 8) return null;
  const [short, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
  if (short === 0) return { type, from: at + 8, until: end };
  if (short > 1) return short < 8 ? null : { type, from: at + 8, until: at + short };
  if (head.length < 16) return null;
  const long = Number(head.readBigUInt64BE(8));
  return long < 16 ? null : { type, from: at + 16, until: at + long };
};
