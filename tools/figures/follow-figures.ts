import { type Ask, rowsBehind } from './rows-behind.ts';

/** A link that says a number, what it says, and what the rows say that it leads to. */
type Figure = { to: string; said: string };
type Unproven = Figure & { found: readonly string[] };

/** Follows each figure of pages to the list that it leads to, as a reader would who doubts it. */
export const followFigures = async (
  ask: Ask,
  pages: readonly string[],
): Promise<{ followed: number; unproven: readonly Unproven[] }> => {
  let followed = 0;
  const unproven: Unproven[] = [];
  for (const { to, said } of pages.flatMap(figuresIn)) {
    const rows = await rowsBehind(ask, to);
    if (!rows) continue;
    followed += 1;
    const found = await contradictionOf(said, rows);
    if (found) unproven.push({ to, said, found });
  }
  return { followed, unproven };
};

/** All that rows say, where none of it is what a figure says. */
const contradictionOf = async (said: string, rows: AsyncIterable<string>): Promise<string[] | undefined> => {
  const numbers = numbersIn(said);
  const found: string[] = [];
  for await (const text of rows) {
    if (numbers.includes(plain(text))) return;
    found.push(plain(text));
  }
  return found;
};

const figuresIn = (html: string): Figure[] => {
  // What a row is of may have digits in its name.
  const figures = html.replaceAll(/<th\b.*?<\/th>/gs, '');
  return [...figures.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
    .map(([, to = '', said = '']) => ({ to: plain(to), said: plain(said.replaceAll(/<[^>]+>/g, ' ')) }))
    .filter(({ said }) => /\d/.test(said));
};

const plain = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');

/** Each number with its currency and its sign, as it stands apart from others. */
const numbersIn = (text: string): readonly string[] => text.match(/−?(?:€|AED )?\d[\d,]*(?:\.\d+)?/g) ?? [];
