import { oggPackets } from './ogg-packets.ts';
import { BrokenRecording, type Bytes, type Decoded, takeTurns } from './recording.ts';

/** Enough for how loud a voice is; and a third of the work of all that Opus can tell. */
const RATE = 16_000;
/** What a file says of its beginning is counted at this rate. */
const COUNTED_RATE = 48_000;
/** So many packets of mostly 20 ms are decoded at a time. */
const AT_ONCE = 50;
/** Bytes of the longest packet that an encoder makes of two channels. */
const LARGEST = 7_680;

/** Of an Ogg file with Opus in it, of one channel or two. Null where something else is in it. */
export const decodeOpus = async (source: Bytes): Promise<Decoded | null> => {
  const pages = oggPackets(source);
  const { value: first } = await pages.next();
  const head = first?.[0];
  if (!head) throw new BrokenRecording('an Ogg file with nothing in it');
  const isOpus = head.length >= 19 && head.toString('latin1', 0, 8) === 'OpusHead';
  const channels = isOpus ? head.readUInt8(9) : 0;
  if (!isOpus || head.readUInt8(18) !== 0 || channels < 1 || channels > 2) {
    await pages.return(undefined);
    return null;
  }
  return decode(pages, { channels, unheard: Math.round((head.readUInt16LE(10) * RATE) / COUNTED_RATE) });
};

async function* decode(
  pages: AsyncGenerator<Buffer[]>,
  { channels, unheard }: { channels: number; unheard: number },
): Decoded {
  const { OpusDecoder } = await import('opus-decoder');
  const decoder = new OpusDecoder({ channels, sampleRate: RATE });
  await decoder.ready;
  let before = unheard;
  let isTold = false;
  try {
    for await (const packets of pages) {
      const sound = isTold ? packets : packets.slice(1);
      isTold = true;
      for (const [at, packet] of sound.entries()) {
        if (packet.length > LARGEST) throw new BrokenRecording('a packet that is too large');
        const { channelData, samplesDecoded, errors } = decoder.decodeFrame(packet);
        if (errors.length > 0) throw new BrokenRecording('a packet that cannot be decoded');
        const skipped = Math.min(before, samplesDecoded);
        before -= skipped;
        yield { channels: channelData.map((one) => one.subarray(skipped)), rate: RATE };
        if (at % AT_ONCE === 0) await takeTurns();
      }
    }
  } finally {
    decoder.free();
  }
}
