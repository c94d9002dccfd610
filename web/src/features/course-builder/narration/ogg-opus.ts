/** Samples that a decoder throws away at the beginning, and of one packet; both at 48,000 a second. */
const SKIPPED = 312;
const PACKET = 960;
/** A second of sound in each page. */
const PACKETS_A_PAGE = 50;
const SERIAL = 1;
const FIRST = 2;
const LAST = 4;

/** An Ogg file of Opus packets of 20 ms, one channel; `samples` is how many of them are meant to be heard. */
export function oggOpus(packets: readonly Uint8Array[], samples: number): Uint8Array<ArrayBuffer> {
  const pages = [pageOf([opusHead()], { flags: FIRST, granule: 0, sequence: 0 })];
  pages.push(pageOf([opusTags()], { flags: 0, granule: 0, sequence: 1 }));
  for (let from = 0; from < packets.length; from += PACKETS_A_PAGE) {
    const until = Math.min(packets.length, from + PACKETS_A_PAGE);
    const isLast = until === packets.length;
    const granule = isLast ? Math.min(samples + SKIPPED, until * PACKET) : until * PACKET;
    const place = { flags: isLast ? LAST : 0, granule, sequence: pages.length };
    pages.push(pageOf(packets.slice(from, until), place));
  }
  return joined(pages);
}

type Place = { flags: number; granule: number; sequence: number };

function pageOf(packets: readonly Uint8Array[], { flags, granule, sequence }: Place): Uint8Array {
  const lacing = packets.flatMap(({ length }) => [
    ...Array<number>(Math.floor(length / 255)).fill(255),
    length % 255,
  ]);
  const page = joined([new Uint8Array(27), Uint8Array.from(lacing), ...packets]);
  const view = new DataView(page.buffer);
  page.set(lettersOf('OggS'));
  view.setUint8(5, flags);
  view.setBigUint64(6, BigInt(granule), true);
  view.setUint32(14, SERIAL, true);
  view.setUint32(18, sequence, true);
  view.setUint8(26, lacing.length);
  view.setUint32(22, checksum(page), true);
  return page;
}

function opusHead(): Uint8Array {
  const head = new Uint8Array(19);
  head.set(lettersOf('OpusHead'));
  const view = new DataView(head.buffer);
  view.setUint8(8, 1);
  view.setUint8(9, 1);
  view.setUint16(10, SKIPPED, true);
  view.setUint32(12, 48_000, true);
  return head;
}

/** No maker and no comments. */
const opusTags = (): Uint8Array => joined([lettersOf('OpusTags'), new Uint8Array(8)]);

const lettersOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  return sum;
});

/** As Ogg counts it. */
const checksum = (page: Uint8Array): number =>
  page.reduce((sum, byte) => ((sum << 8) ^ (CRC[(sum >>> 24) ^ byte] ?? 0)) >>> 0, 0);
