import { LINES } from '../import-words.ts';
import type { Report } from '../report.ts';
import { cleanLine } from './inline.ts';

const LONGEST_TITLE = 120;

/** A title as a draft may have it; `fallback` where there is none. */
export const titleOf = (given: string, fallback: string, report: Report): string => {
  const title = cleanLine(given) || fallback;
  if (title.length <= LONGEST_TITLE) return title;
  const short = `${title.slice(0, LONGEST_TITLE - 1).toWellFormed()}…`;
  report.tell(LINES.shortened(short));
  return short;
};

/** At most so many in each, one at least. */
export const inParts = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(all.length / most)) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  );
