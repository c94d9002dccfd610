import { BrokenRecording, type Bytes, takeTurns } from './recording.ts';

/** So many bytes are decoded at a time. */
const AT_ONCE = 65_536;

export type PieceReader = ReturnType<typeof readPieces>;

/** Bytes as they are asked for, whatever the pieces in which they come. */
export const readPieces = (source: Bytes) => {
  const pieces = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { done, value } = await pieces.next();
    if (done) return false;
    held = held.length > 0 ? Buffer.concat([held, value]) : value;
    return true;
  };
  const take = (bytes: number): Buffer => {
    const taken = held.subarray(0, bytes);
    held = held.subarray(bytes);
    return taken;
  };
  return {
    exactly: async (bytes: number): Promise<Buffer> => {
      while (held.length < bytes) if (!(await more())) throw new BrokenRecording('a file that is cut off');
      return take(bytes);
    },
    pass: async (bytes: number): Promise<void> => {
      let left = bytes;
      while (left > held.length) {
        left -= held.length;
        held = Buffer.alloc(0);
        if (!(await more())) throw new BrokenRecording('a file that is cut off');
      }
      take(left);
    },
    async *rest(whole: number, bytes: number): AsyncGenerator<Buffer> {
      let left = bytes;
      do {
        while (Math.min(held.length, left) >= whole) {
          const most = Math.min(held.length, left, AT_ONCE);
          const piece = take(most - (most % whole));
          left -= piece.length;
          yield piece;
          await takeTurns();
        }
      } while (left >= whole && (await more()));
    },
    close: async (): Promise<void> => void (await pieces.return?.()),
  };
};
