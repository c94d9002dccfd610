/** A text set in lines no wider than asked, in the largest of the sizes in which it fits. */
export type SetText = { size: number; lines: string[] };

/** What the cards' fonts have letters for; the rest, as emoji and other writings, would be empty boxes. */
const NOT_IN_FONTS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u0600-\u06ff\x20-\x7e\xa1-\xbf\u200c\u2010-\u2027\u2030-\u203a\u20ac]+/gu;

export const drawable = (text: string): string => text.replace(NOT_IN_FONTS, ' ').replace(/\s+/g, ' ').trim();

/** Whether its first letter is of a writing that runs from the right. */
export const isRightToLeft = (text: string): boolean => /^\P{L}*\p{Script=Arabic}/u.test(text);

type Box = { width: number; sizes: readonly number[]; mostLines: number };

export const setText = (text: string, { width, sizes, mostLines }: Box): SetText => {
  const tries = sizes.map((size) => ({ size, lines: wrap(text, width / size) }));
  const fitting = tries.find(({ lines }) => lines.length <= mostLines) ?? tries.at(-1);
  if (!fitting) return { size: 0, lines: [] };
  const { size, lines } = fitting;
  const shown = lines.slice(0, mostLines);
  return lines.length > mostLines ? { size, lines: [...shown.slice(0, -1), `${shown.at(-1)} …`] } : fitting;
};

/** Widths in ems. Words that are wider than a line are broken. */
const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((whole) => breakWord(whole, width))) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) line = longer;
    else {
      if (line) lines.push(line);
      line = word;
    }
  }
  return line ? [...lines, line] : lines;
};

const breakWord = (word: string, width: number): string[] => {
  const parts = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (widthOf(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
};

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + emsOf(letter), 0);

/** Medium of the cards' fonts, measured and rounded up. */
const emsOf = (letter: string): number => {
  if (letter === ' ') return 0.26;
  if (/[iljItfr.,:;'’!|()-]/.test(letter)) return 0.42;
  if (/[mwMW@%سشصض]/.test(letter)) return 0.97;
  if (/\p{Script=Arabic}/u.test(letter)) return 0.5;
  return /\p{Lu}/u.test(letter) ? 0.72 : 0.6;
};
