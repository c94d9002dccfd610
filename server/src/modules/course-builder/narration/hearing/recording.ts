/** Samples of one channel after another, between −1 and 1. */
export type Samples = { channels: readonly Float32Array[]; rate: number };
/** What a recording is decoded into, piece by piece. It ends early where nobody reads on. */
export type Decoded = AsyncGenerator<Samples>;
export type Bytes = AsyncIterable<Buffer>;

/** A file whose bytes are not what they should be. */
export class BrokenRecording extends Error {}

/** Lets others have their turn between two pieces. */
export const takeTurns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
