import type { TextBlock, TextList, TextParagraph } from '#contracts/learning/rich-text.ts';

/** A line of a list, or of none. */
export type Line = { depth: number; list: TextList['type'] | null; content: TextParagraph };

type Item = TextList['content'][number];

const MOST_IN_ITEM = 10;

/** Lines one below the other as paragraphs and lists. What is deeper than a list within a list stands in that one. */
export const blocksOf = (lines: readonly Line[]): TextBlock[] => {
  const blocks: TextBlock[] = [];
  for (const { depth, list, content } of lines) {
    if (!list) {
      blocks.push(content);
      continue;
    }
    const item: Item = { type: 'listItem', content: [content] };
    const last = blocks.at(-1);
    const open = last && (last.type === 'bulletList' || last.type === 'orderedList') ? last : null;
    if (depth > 0 && open) putWithin(open, { type: 'listItem', content: [content] }, list);
    else if (open?.type === list) open.content.push(item);
    else blocks.push({ type: list, content: [item] });
  }
  return blocks;
};

type PlainItem = { type: 'listItem'; content: TextParagraph[] };

const putWithin = (list: TextList, item: PlainItem, type: TextList['type']) => {
  const parent = list.content.at(-1);
  const inner = parent?.content.at(-1);
  if (inner && inner.type !== 'paragraph' && inner.type === type && inner.content.length < 60)
    inner.content.push(item);
  else if (parent && parent.content.length < MOST_IN_ITEM) parent.content.push({ type, content: [item] });
  else list.content.push(item);
};
