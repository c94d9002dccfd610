import type {
  RichDocument,
  RichText,
  TextInline,
  TextMark,
  TextParagraph,
} from '#contracts/learning/rich-text.ts';
import { parseText, partsOfLine } from '#web/slides/parse-text.ts';

const MARKS: Record<'plain' | 'strong' | 'em', TextMark[]> = {
  plain: [],
  strong: [{ type: 'bold' }],
  em: [{ type: 'italic' }],
};

/** A few words of Markdown as the document that reads the same. */
export const docOfMarkdown = (markdown: string): RichDocument => ({
  type: 'doc',
  content: parseText(markdown).map((block) =>
    block.kind === 'paragraph'
      ? paragraphOf(block.text)
      : {
          type: block.kind === 'bullets' ? 'bulletList' : 'orderedList',
          content: block.items.map((item) => ({ type: 'listItem', content: [paragraphOf(item)] })),
        },
  ),
});

export const docOf = (text: RichText): RichDocument =>
  typeof text === 'string' ? docOfMarkdown(text) : text;

const paragraphOf = (line: string): TextParagraph => ({
  type: 'paragraph',
  content: partsOfLine(line).map(({ look, text }): TextInline => {
    const marks = MARKS[look];
    return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
  }),
});
