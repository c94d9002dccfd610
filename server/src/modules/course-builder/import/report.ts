import type { ImportReport } from '#contracts/course-builder/import.ts';
import type { ImportKind } from '#contracts/course-builder/import-rules.ts';

type Taken = ImportReport['taken'];

const MOST_LINES = 100;
const LONGEST_LINE = 300;
export const NOTHING_TAKEN: Taken = {
  modules: 0,
  sections: 0,
  slides: 0,
  tests: 0,
  pictures: 0,
  recordings: 0,
  films: 0,
  documents: 0,
  parts: 0,
  scripts: 0,
};

export type Report = ReturnType<typeof createReport>;

/** What becomes of a file, told while it is read; of very many sentences the first are kept. */
export const createReport = (kind: ImportKind) => {
  const taken = { ...NOTHING_TAKEN };
  const lines: string[] = [];
  let moreLines = 0;
  return {
    take: (what: keyof Taken, count = 1) => {
      taken[what] += count;
    },
    tell: (line: string) => {
      if (lines.length < MOST_LINES) lines.push(line.slice(0, LONGEST_LINE).toWellFormed());
      else moreLines += 1;
    },
    whole: (): ImportReport => ({ kind, taken: { ...taken }, lines: [...lines], moreLines }),
  };
};
