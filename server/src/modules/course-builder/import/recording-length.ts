import { buffer } from 'node:stream/consumers';

const PAGE = Buffer.from('OggS', 'latin1');
const OPUS_A_SECOND = 48_000;
// Kilobits a second by the index in a frame's head, of MPEG 1 and of MPEG 2, layer III.
const RATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const SAMPLES_A_SECOND = [44_100, 48_000, 32_000];

/** Milliseconds of an Ogg Opus or MP3 recording, by its frames; 0 where there are none. */
export const recordingLength = async (bytes: AsyncIterable<Buffer>): Promise<number> => {
  const whole = await buffer(bytes);
  const seconds = whole.subarray(0, 4).equals(PAGE) ? oggSeconds(whole) : mp3Seconds(whole);
  return Math.round(seconds * 1000);
};

/** Its last page says how many samples there were. */
const oggSeconds = (whole: Buffer): number => {
  const at = whole.lastIndexOf(PAGE);
  return at + 14 > whole.length ? 0 : Math.max(0, Number(whole.readBigInt64LE(at + 6)) / OPUS_A_SECOND);
};

const mp3Seconds = (whole: Buffer): number => {
  let seconds = 0;
  let at = 0;
  while (at + 4 <= whole.length) {
    const frame = frameAt(whole.readUInt32BE(at));
    seconds += frame?.seconds ?? 0;
    at += frame?.bytes ?? tagBytes(whole, at);
  }
  return seconds;
};

/** Past words about the recording in one step, else to the next byte. */
const tagBytes = (whole: Buffer, at: number): number => {
  if (at + 10 > whole.length || whole.toString('latin1', at, at + 3) !== 'ID3') return 1;
  return 10 + whole.subarray(at + 6, at + 10).reduce((size, byte) => size * 128 + (byte & 127), 0);
};

/** A frame of layer III by the four bytes at its head. */
const frameAt = (head: number) => {
  const version = (head >>> 19) & 3;
  if (head >>> 21 !== 0x7ff || version === 1 || ((head >>> 17) & 3) !== 1) return null;
  const generation = version === 3 ? 1 : 2;
  const rate = RATES[generation][(head >>> 12) & 15];
  const full = SAMPLES_A_SECOND[(head >>> 10) & 3];
  if (!rate || !full) return null;
  const samples = generation === 1 ? 1_152 : 576;
  const perSecond = full / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  const bytes = Math.floor((samples / 8) * ((rate * 1000) / perSecond)) + ((head >>> 9) & 1);
  return { seconds: samples / perSecond, bytes };
};
