import type { KeptFile } from '#server/calls/person-keeper.ts';

type Sized = Pick<KeptFile, 'path' | 'bytes'>;
export type Part = { paths: string[]; bytes: number };

/** A disk that takes no file of more than 4 GB takes this, and so does the format. */
const LONGEST_PART = 2_000_000_000;

/** Files in as few parts as their order allows; there is one where there are none, for what is told. */
export const inParts = (files: readonly Sized[], longest = LONGEST_PART): Part[] => {
  const first: Part = { paths: [], bytes: 0 };
  const parts = [first];
  let last = first;
  for (const { path, bytes } of files) {
    if (last.paths.length > 0 && last.bytes + bytes > longest) {
      last = { paths: [], bytes: 0 };
      parts.push(last);
    }
    last.paths.push(path);
    last.bytes += bytes;
  }
  return parts;
};
