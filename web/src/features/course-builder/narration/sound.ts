/** One channel of a recording, as the browser reads it. */
export type Sound = { samples: Float32Array<ArrayBuffer>; rate: number };

/** Every encoder takes it. */
const RATE = 48_000;

export const soundMs = ({ samples, rate }: Sound): number => Math.round((samples.length / rate) * 1000);

/** Decodes a recording of any kind that this browser plays; fails of all others. */
export async function readSound(bytes: ArrayBuffer): Promise<Sound> {
  const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes);
  const samples = new Float32Array(decoded.length);
  for (let channel = 0; channel < decoded.numberOfChannels; channel += 1)
    for (const [at, sample] of decoded.getChannelData(channel).entries())
      samples[at] = (samples[at] ?? 0) + sample / decoded.numberOfChannels;
  return { samples, rate: decoded.sampleRate };
}

export async function fetchSound(url: string): Promise<Sound> {
  // Not a call of the client, which reads answers: this is a file.
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The recording was not sent: ${response.status}`);
  return readSound(await response.arrayBuffer());
}

export const amplified = ({ samples, rate }: Sound, gainDb: number): Sound => {
  const factor = 10 ** (gainDb / 20);
  return { samples: samples.map((sample) => Math.max(-1, Math.min(1, sample * factor))), rate };
};

/** The loudest sample of each of so many parts, between 0 and 1. */
export function peaksOf({ samples }: Sound, count: number): number[] {
  const size = Math.max(1, Math.ceil(samples.length / count));
  return Array.from({ length: count }, (_, part) =>
    samples.subarray(part * size, (part + 1) * size).reduce((most, one) => Math.max(most, Math.abs(one)), 0),
  );
}
