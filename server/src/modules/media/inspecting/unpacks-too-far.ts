import { createInflate, createInflateRaw } from 'node:zlib';

/** How the parts of a document are packed: entries of an archive, or streams of a PDF. */
export type Packing = 'zip' | 'pdf';

const MEGABYTE = 1024 * 1024;
/** What is packed this tightly says next to nothing; text and drawings are packed ten to fifty times. */
const TIGHT = 100;
const MOST_TIGHT = 100 * MEGABYTE;
const MOST_PARTS = 50_000;

const ENTRY = Buffer.from('PK\x03\x04', 'latin1');
const ENTRY_HEAD = 30;
const DEFLATED = 8;
const STREAM = Buffer.from('stream');
const LINE_END = /^\r?\n/;
/** Where a stream's dictionary stands, which says how it is packed. */
const DICTIONARY = 1_024;
/** Packed twice it would be a million times as large. */
const PACKED_TWICE = /\/(?:FlateDecode|Fl)\s*\/(?:FlateDecode|Fl)\b/;

/**
 * Whether whoever opens a document would be given far more than it seems to hold: more than 100 MB of what was packed a
 * hundred times. Sizes that it states are not believed; its parts are unpacked, and nothing of them is kept.
 */
export const unpacksTooFar = async (packing: Packing, document: Buffer): Promise<boolean> => {
  let tight = 0;
  let parts = 0;
  for (const { part, isPackedTwice } of packing === 'zip' ? entriesOf(document) : partsOf(document)) {
    if (isPackedTwice) return true;
    parts += 1;
    tight += await tightBytes(packing === 'zip' ? createInflateRaw() : createInflate(), part);
    if (tight > MOST_TIGHT || parts > MOST_PARTS) return true;
  }
  return false;
};

/** What is packed, from where it begins; it ends by itself. */
type Part = { part: Buffer; isPackedTwice?: boolean };
/** A stream of a PDF, and what stands before it, which says what it is. */
type Stream = { part: Buffer; dictionary: string };

function* entriesOf(archive: Buffer): Generator<Part> {
  for (const at of placesOf(ENTRY, archive)) {
    const isWhole = at + ENTRY_HEAD <= archive.length;
    if (!isWhole || archive.readUInt16LE(at + 8) !== DEFLATED) continue;
    const head = ENTRY_HEAD + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    yield { part: archive.subarray(at + head) };
  }
}

function* partsOf(pdf: Buffer): Generator<Part> {
  for (const { part, dictionary } of streamsOf(pdf))
    yield { part, isPackedTwice: PACKED_TWICE.test(dictionary) };
}

export function* streamsOf(pdf: Buffer): Generator<Stream> {
  for (const at of placesOf(STREAM, pdf)) {
    const behind = at + STREAM.length;
    const [lineEnd] = LINE_END.exec(pdf.toString('latin1', behind, behind + 2)) ?? [];
    // The word stands at a stream's end too, and in texts.
    if (lineEnd === undefined || pdf.toString('latin1', at - 3, at) === 'end') continue;
    const dictionary = pdf.toString('latin1', Math.max(0, at - DICTIONARY), at);
    yield { part: pdf.subarray(behind + lineEnd.length), dictionary };
  }
}

function* placesOf(mark: Buffer, document: Buffer): Generator<number> {
  for (let at = document.indexOf(mark); at >= 0; at = document.indexOf(mark, at + 1)) yield at;
}

/** Bytes that it unpacks to, if it was packed tightly; else none. */
const tightBytes = async (inflate: ReturnType<typeof createInflate>, part: Buffer): Promise<number> => {
  let unpacked = 0;
  inflate.end(part);
  try {
    for await (const chunk of inflate) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > MOST_TIGHT) break;
    }
  } catch {
    // It is packed in another way, or broken: what came until then counts.
  }
  return unpacked > TIGHT * inflate.bytesWritten ? unpacked : 0;
};
