/** So many bytes of a film from an offset on; fewer at its end. */
export type ReadAt = (from: number, bytes: number) => Promise<Buffer>;
