import { BrokenRecording, type Bytes, type Decoded, takeTurns } from './recording.ts';

/** So many bytes are decoded at a time. */
const PIECE = 8192;

export async function* decodeMp3(source: Bytes): Decoded {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  let isHeard = false;
  try {
    for await (const bytes of source)
      for (let at = 0; at < bytes.length; at += PIECE) {
        const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(at, at + PIECE));
        await takeTurns();
        if (samplesDecoded === 0) continue;
        isHeard = true;
        yield { channels: channelData, rate: sampleRate };
      }
  } finally {
    decoder.free();
  }
  if (!isHeard) throw new BrokenRecording('no MPEG sound');
}
