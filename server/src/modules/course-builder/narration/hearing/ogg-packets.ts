import { BrokenRecording, type Bytes } from './recording.ts';

const HEAD = 27;
/** What a recording says of itself may hold a picture. */
const LARGEST_PACKET = 4 * 1024 * 1024;
const GOES_ON = 255;

/** The packets of the first stream of an Ogg file, page by page. */
export async function* oggPackets(source: Bytes): AsyncGenerator<Buffer[]> {
  let held: Buffer = Buffer.alloc(0);
  let serial: number | null = null;
  let open: Buffer[] = [];
  for await (const piece of source) {
    held = held.length > 0 ? Buffer.concat([held, piece]) : piece;
    for (;;) {
      const page = pageAt(held);
      if (!page) break;
      held = held.subarray(page.bytes);
      serial ??= page.serial;
      if (page.serial !== serial) continue;
      const { packets, rest } = packetsOf(page, open);
      open = rest;
      if (packets.length > 0) yield packets;
    }
  }
  if (serial === null || held.length > 0) throw new BrokenRecording('an Ogg file that is cut off');
}

type Page = { serial: number; lacing: Buffer; body: Buffer; bytes: number };

/** The page that the bytes begin with; null before they are all there. */
const pageAt = (held: Buffer): Page | null => {
  if (held.length < HEAD) return null;
  if (held.toString('latin1', 0, 4) !== 'OggS') throw new BrokenRecording('no Ogg page where one should be');
  const begins = HEAD + held.readUInt8(26);
  if (held.length < begins) return null;
  const lacing = held.subarray(HEAD, begins);
  const bytes = lacing.reduce((sum, one) => sum + one, begins);
  if (held.length < bytes) return null;
  return { serial: held.readUInt32LE(14), lacing, body: held.subarray(begins, bytes), bytes };
};

/** Its packets; one that goes on in the next page is left open. */
const packetsOf = ({ lacing, body }: Page, before: readonly Buffer[]) => {
  const packets: Buffer[] = [];
  let rest = [...before];
  let at = 0;
  for (const length of lacing) {
    rest.push(body.subarray(at, at + length));
    at += length;
    if (length === GOES_ON) continue;
    const packet = Buffer.concat(rest);
    if (packet.length > LARGEST_PACKET) throw new BrokenRecording('a packet that is too large');
    packets.push(packet);
    rest = [];
  }
  if (rest.length * GOES_ON > LARGEST_PACKET) throw new BrokenRecording('a packet that never ends');
  return { packets, rest };
};
