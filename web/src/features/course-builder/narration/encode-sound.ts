import { oggOpus } from './ogg-opus.ts';
import type { Sound } from './sound.ts';

export type Encoded = { file: File; isOpus: boolean };

const BITS_PER_SECOND = 32_000;
/** Samples of one packet: 20 ms. */
const PACKET = 960;
/** Enough for a voice where nothing makes it smaller. */
const WAVE_RATE = 24_000;

/** A file of it: Opus where this browser writes it, else WAV. */
export async function encodeSound(sound: Sound, name: string): Promise<Encoded> {
  const packets = await opusPackets(sound).catch(() => null);
  if (packets && packets.length > 0) {
    const bytes = oggOpus(packets, sound.samples.length);
    return { file: new File([bytes], `${name}.ogg`, { type: 'audio/ogg' }), isOpus: true };
  }
  const bytes = wave(thinned(sound));
  return { file: new File([bytes], `${name}.wav`, { type: 'audio/wav' }), isOpus: false };
}

async function opusPackets({ samples, rate }: Sound): Promise<Uint8Array[] | null> {
  if (typeof AudioEncoder === 'undefined') return null;
  const config = { codec: 'opus', sampleRate: rate, numberOfChannels: 1, bitrate: BITS_PER_SECOND };
  if (!(await AudioEncoder.isConfigSupported(config)).supported) return null;
  const packets: Uint8Array[] = [];
  let failure: unknown = null;
  const encoder = new AudioEncoder({
    output: (chunk) => {
      const packet = new Uint8Array(chunk.byteLength);
      chunk.copyTo(packet);
      packets.push(packet);
    },
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure(config);
  for (let from = 0; from < samples.length; from += PACKET) {
    const data = new Float32Array(PACKET);
    data.set(samples.subarray(from, from + PACKET));
    const piece = new AudioData({
      format: 'f32-planar',
      sampleRate: rate,
      numberOfChannels: 1,
      numberOfFrames: PACKET,
      timestamp: Math.round((from / rate) * 1_000_000),
      data,
    });
    encoder.encode(piece);
    piece.close();
  }
  await encoder.flush();
  encoder.close();
  if (failure) throw failure;
  return packets;
}

/** Every second sample is the mean of two. */
function thinned({ samples, rate }: Sound): Sound {
  if (rate !== 2 * WAVE_RATE) return { samples, rate };
  const half = Float32Array.from(
    { length: samples.length >> 1 },
    (_, at) => ((samples[2 * at] ?? 0) + (samples[2 * at + 1] ?? 0)) / 2,
  );
  return { samples: half, rate: WAVE_RATE };
}

/** A WAV file of 16 bits a sample. */
function wave({ samples, rate }: Sound): ArrayBuffer {
  const bytes = new ArrayBuffer(44 + samples.length * 2);
  const view = new DataView(bytes);
  const letters = (at: number, text: string) => new Uint8Array(bytes).set(new TextEncoder().encode(text), at);
  letters(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  letters(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  letters(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [at, sample] of samples.entries()) view.setInt16(44 + at * 2, Math.round(sample * 32_767), true);
  return bytes;
}
