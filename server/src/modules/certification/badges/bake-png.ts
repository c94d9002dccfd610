import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const KEYWORD = 'openbadgecredential';
/** Keyword, then: not compressed, no language, no translated keyword. */
const HEAD = Buffer.from(`${KEYWORD}\0\0\0\0\0`, 'latin1');
/** Length, type and checksum of a chunk. */
const FRAME = 12;

type Chunk = { type: string; start: number; data: Buffer };

/** A picture that carries a badge: its JSON in a chunk of text before the first of the picture's own data. */
export const bakePng = (png: Buffer, badge: object): Buffer => {
  const place = chunksOf(png).find(({ type }) => type === 'IDAT');
  if (!place) throw new Error('Not a PNG with a picture in it');
  const text = chunk('iTXt', Buffer.concat([HEAD, Buffer.from(JSON.stringify(badge))]));
  return Buffer.concat([png.subarray(0, place.start), text, png.subarray(place.start)]);
};

/** The text of the badge in a picture, or null where there is none. What it says is for whoever verifies it. */
export const readBakedPng = (png: Buffer): string | null => {
  const found = chunksOf(png).find(
    ({ type, data }) => type === 'iTXt' && data.subarray(0, HEAD.length).equals(HEAD),
  );
  return found ? found.data.subarray(HEAD.length).toString('utf8') : null;
};

/** Those that are whole; what is no PNG has none. */
const chunksOf = (png: Buffer): Chunk[] => {
  const chunks: Chunk[] = [];
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return chunks;
  for (let start = SIGNATURE.length; start + FRAME <= png.length; ) {
    const end = start + FRAME + png.readUInt32BE(start);
    if (end > png.length) break;
    const type = png.toString('latin1', start + 4, start + 8);
    chunks.push({ type, start, data: png.subarray(start + 8, end - 4) });
    start = end;
  }
  return chunks;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};
