import { type PieceReader, readPieces } from './read-pieces.ts';
import { BrokenRecording, type Bytes, type Decoded, type Samples } from './recording.ts';

type Format = { channels: number; rate: number; bytes: number; read(bytes: Buffer, at: number): number };

/** Of a chunk that is kept in memory. */
const LARGEST_FORMAT = 1024;
/** What writes while it records knows no length yet: then the file's end is the end. */
const UNKNOWN = 0x7fff_0000;
const EXTENSIBLE = 0xfffe;
const FLOAT = 3;

/** Of a WAV file the samples, whole numbers or floats. */
export async function* decodeWav(source: Bytes): Decoded {
  const reader = readPieces(source);
  try {
    const { format, bytes } = await readHead(reader);
    for await (const piece of reader.rest(format.bytes * format.channels, bytes))
      yield samplesOf(piece, format);
  } finally {
    await reader.close();
  }
}

/** Up to the first sample. */
const readHead = async (reader: PieceReader): Promise<{ format: Format; bytes: number }> => {
  const head = await reader.exactly(12);
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE')
    throw new BrokenRecording('no WAV file');
  let format: Format | null = null;
  for (;;) {
    const chunk = await reader.exactly(8);
    const [name, size] = [chunk.toString('latin1', 0, 4), chunk.readUInt32LE(4)];
    if (name === 'data') {
      if (!format) throw new BrokenRecording('samples of no known form');
      return { format, bytes: size > 0 && size < UNKNOWN ? size : Number.POSITIVE_INFINITY };
    }
    if (name === 'fmt ' && size <= LARGEST_FORMAT) format = formatOf(await reader.exactly(size));
    else await reader.pass(size);
    if (size % 2 === 1) await reader.pass(1);
  }
};

const formatOf = (chunk: Buffer): Format => {
  if (chunk.length < 16) throw new BrokenRecording('a format that is cut off');
  const tag = chunk.readUInt16LE(0);
  const kind = tag === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : tag;
  const [channels, rate, bits] = [chunk.readUInt16LE(2), chunk.readUInt32LE(4), chunk.readUInt16LE(14)];
  const read = READERS[`${kind}:${bits}`];
  if (!read || channels < 1 || channels > 8 || rate < 4000 || rate > 384_000)
    throw new BrokenRecording('samples of no known form');
  return { channels, rate, bytes: bits / 8, read };
};

const READERS: Readonly<Record<string, Format['read']>> = {
  '1:8': (bytes, at) => (bytes.readUInt8(at) - 128) / 128,
  '1:16': (bytes, at) => bytes.readInt16LE(at) / 2 ** 15,
  '1:24': (bytes, at) => bytes.readIntLE(at, 3) / 2 ** 23,
  '1:32': (bytes, at) => bytes.readInt32LE(at) / 2 ** 31,
  [`${FLOAT}:32`]: (bytes, at) => bytes.readFloatLE(at),
};

const samplesOf = (piece: Buffer, { channels, rate, bytes, read }: Format): Samples => {
  const length = piece.length / bytes / channels;
  const made = Array.from({ length: channels }, () => new Float32Array(length));
  for (const [nth, channel] of made.entries())
    for (let at = 0; at < length; at += 1) channel[at] = read(piece, (at * channels + nth) * bytes);
  return { channels: made, rate };
};
