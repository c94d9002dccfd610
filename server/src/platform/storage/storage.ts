import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

export type Bytes = Iterable<Buffer> | AsyncIterable<Buffer>;

/** Where the bytes of files are. Keys are ours: folder and name, never what somebody typed. */
export type Storage = {
  /** Keeps all of it or nothing: where `bytes` fails on the way, so does this, and what had come is thrown away. */
  put(key: string, bytes: Bytes): Promise<{ bytes: number }>;
  /** `size` is that of the whole, also where a part of it was asked for; null where there is nothing. */
  read(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | null>;
  /** What lies whole in a folder, not in those within it, in no order. */
  list(folder: string): Promise<{ key: string; bytes: number }[]>;
  /** Also what an interrupted `put` left of it. Nothing is fine too. */
  remove(key: string): Promise<void>;
};

/** Passes the bytes on and tells how many there were. */
export const counting = (bytes: Bytes) => {
  const counted = {
    bytes: 0,
    async *[Symbol.asyncIterator]() {
      for await (const chunk of bytes) {
        counted.bytes += chunk.length;
        yield chunk;
      }
    },
  };
  return counted;
};
