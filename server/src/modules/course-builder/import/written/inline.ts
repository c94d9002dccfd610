import type { TextInline, TextMark, TextParagraph } from '#contracts/learning/rich-text.ts';

const LONGEST = 4_000;
const MOST_PIECES = 400;
const LINK = /^(https?:\/\/|mailto:|\/(?!\/))\S+$/i;
// Invisible, but for tabs and line ends.
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** What can be stored and seen of words. */
export const cleanWords = (words: string): string => words.toWellFormed().replace(CONTROL, '');

/** The same on one line. */
export const cleanLine = (words: string): string => cleanWords(words).replace(/\s+/g, ' ').trim();

/** Words with marks: pieces of at most 4,000 characters, none where there are no words. */
export const said = (words: string, marks: readonly TextMark[] = []): TextInline[] => {
  const text = cleanWords(words);
  const pieces: TextInline[] = [];
  for (let at = 0; at < text.length; at += LONGEST)
    pieces.push({
      type: 'text',
      text: text.slice(at, at + LONGEST).toWellFormed(),
      ...(marks.length > 0 && { marks: [...marks] }),
    });
  return pieces;
};

/** With one mark more, each kind once. */
export const marked = (marks: readonly TextMark[], mark: TextMark): TextMark[] => [
  ...marks.filter(({ type }) => type !== mark.type),
  mark,
];

/** Leads nowhere where the address is none that a slide may lead to. */
export const linked = (marks: readonly TextMark[], href: string): TextMark[] =>
  href.length <= 500 && LINK.test(href) ? marked(marks, { type: 'link', attrs: { href } }) : [...marks];

/** What stands in one paragraph; of very many pieces the last lose their marks. */
export const paragraph = (pieces: readonly TextInline[]): TextParagraph => {
  const content = trimmed(pieces);
  if (content.length <= MOST_PIECES) return { type: 'paragraph', ...(content.length > 0 && { content }) };
  const rest = content.slice(MOST_PIECES - 1).map((piece) => (piece.type === 'text' ? piece.text : ' '));
  const last = said(rest.join('').slice(0, LONGEST));
  return { type: 'paragraph', content: [...content.slice(0, MOST_PIECES - 1), ...last] };
};

/** Words of a paragraph begin and end with none that are blank. */
const trimmed = (pieces: readonly TextInline[]): TextInline[] => {
  const isBlank = (piece: TextInline | undefined) =>
    piece !== undefined && (piece.type === 'hardBreak' || piece.text.trim() === '');
  const kept = [...pieces];
  while (isBlank(kept[0])) kept.shift();
  while (isBlank(kept.at(-1))) kept.pop();
  return kept;
};

/** Lines of code, or of whatever else has lines. */
export const inLines = (words: string): TextParagraph =>
  paragraph(
    words
      .split('\n')
      .flatMap((line, at): TextInline[] => [
        ...(at > 0 ? [{ type: 'hardBreak' } as const] : []),
        ...said(line),
      ]),
  );
