import type { Token, Tokens } from 'marked';
import {
  plainWords,
  type TextBlock,
  type TextParagraph,
  type TextTable,
} from '#contracts/learning/rich-text.ts';
import { inLines, paragraph, said } from '../written/inline.ts';
import { blocksOf as joined, type Line } from '../written/list-of.ts';
import { inlineOf, type Told } from './inline-of.ts';
import { withoutMarkup } from './plain.ts';
import { toneOf, withoutTone } from './tone-of.ts';

const MOST_CELLS = 8;

/** What stands between two headings, as the text of a slide has it. */
export const blocksOf = (tokens: readonly Token[], told: Told): TextBlock[] =>
  tokens.flatMap((token) => blockOf(token, told)).filter((block) => plainWords(block).trim() !== '');

const blockOf = (token: Token, told: Told): TextBlock[] => {
  switch (token.type) {
    case 'heading':
      return [paragraph(inlineOf(token.tokens, told, [{ type: 'bold' }]))];
    case 'list':
      return joined(linesOf(token as Tokens.List, told, 0));
    case 'table':
      return [tableOf(token as Tokens.Table, told)];
    case 'blockquote':
      return calloutOf(token as Tokens.Blockquote, told);
    case 'code':
      return [inLines(token.text)];
    case 'html':
      told.html();
      return [inLines(withoutMarkup(token.raw).trim())];
    case 'paragraph':
    case 'text':
      return [paragraph(inlineOf([token], told))];
    default:
      return [];
  }
};

/** Items in their order, each with how deep it stands; what else stands within one is a line of its own. */
const linesOf = ({ items, ordered }: Tokens.List, told: Told, depth: number): Line[] =>
  items.flatMap((item) =>
    item.tokens.flatMap((token): Line[] => {
      if (token.type === 'list') return linesOf(token as Tokens.List, told, depth + 1);
      const list = ordered ? 'orderedList' : 'bulletList';
      return blocksOf([token], told)
        .flatMap(paragraphsIn)
        .map((content) => ({ depth, list, content }));
    }),
  );

const paragraphsIn = (block: TextBlock): TextParagraph[] =>
  block.type === 'paragraph' ? [block] : [paragraph(said(plainWords(block)))];

const tableOf = ({ header, rows }: Tokens.Table, told: Told): TextTable => ({
  type: 'table',
  content: [header, ...rows].map((cells, row) => ({
    type: 'tableRow',
    content: cells.slice(0, MOST_CELLS).map((cell) => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [paragraph(inlineOf(cell.tokens, told))],
    })),
  })),
});

/** Without a word for its tone it is a note. */
const calloutOf = ({ tokens }: Tokens.Blockquote, told: Told): TextBlock[] => {
  const tone = toneOf(tokens[0]);
  const [first, ...rest] = tokens;
  const blocks = blocksOf(tone && first ? [withoutTone(first), ...rest] : tokens, told);
  const content = blocks.flatMap((block) =>
    block.type === 'table' || block.type === 'callout' ? paragraphsIn(block) : [block],
  );
  return content.length > 0 ? [{ type: 'callout', attrs: { tone: tone ?? 'note' }, content }] : [];
};
