import {
  plainWords,
  type RichDocument,
  type TextBlock,
  type TextList,
  type TextTable,
} from '#contracts/learning/rich-text.ts';
import { paragraph, said } from './inline.ts';

const MOST_LETTERS = 4_000;
const MOST_BLOCKS = 80;
const MOST_ITEMS = 60;
const MOST_ROWS = 40;

/** As many documents as the words need, in their order, each of what the text of one slide may be; none of no words. */
export const dividedText = (blocks: readonly TextBlock[]): RichDocument[] => {
  const documents: RichDocument[] = [];
  let content: TextBlock[] = [];
  let letters = 0;
  for (const block of blocks.flatMap(inParts)) {
    const length = plainWords(block).length + 1;
    if (content.length > 0 && (content.length === MOST_BLOCKS || letters + length > MOST_LETTERS)) {
      documents.push({ type: 'doc', content });
      [content, letters] = [[], 0];
    }
    content.push(block);
    letters += length;
  }
  if (content.length > 0) documents.push({ type: 'doc', content });
  return documents;
};

/** A block as several of the same kind, none of which is more than one slide holds. */
const inParts = (block: TextBlock): TextBlock[] => {
  switch (block.type) {
    case 'paragraph':
      return hasRoom(block) ? [block] : textParts(plainWords(block));
    case 'callout':
      return hasRoom(block) && block.content.length <= 20 ? [block] : block.content.flatMap(inParts);
    case 'table':
      return parted<TextTable>(block, MOST_ROWS);
    default:
      return parted<TextList>(block, MOST_ITEMS);
  }
};

const hasRoom = (block: TextBlock): boolean => plainWords(block).length < MOST_LETTERS;

/** Rows and items stay whole while they fit; words that fit nowhere lose their form before they are lost. */
const parted = <Block extends TextList | TextTable>(block: Block, most: number): TextBlock[] => {
  const { content } = block;
  if (content.length <= most && hasRoom(block)) return [block];
  if (content.length === 1) return textParts(plainWords(block));
  const half = Math.min(most, Math.ceil(content.length / 2));
  return [content.slice(0, half), content.slice(half)].flatMap((part) =>
    parted({ ...block, content: part } as Block, most),
  );
};

const textParts = (words: string): TextBlock[] => {
  const parts: TextBlock[] = [];
  for (let left = words; left.trim() !== ''; ) {
    const end =
      left.length < MOST_LETTERS
        ? left.length
        : left.lastIndexOf(' ', MOST_LETTERS - 1) + 1 || MOST_LETTERS - 1;
    parts.push(paragraph(said(left.slice(0, end))));
    left = left.slice(end);
  }
  return parts;
};
