import { Fragment, type ReactNode } from 'react';
import type {
  RichDocument,
  TextBlock,
  TextCallout,
  TextInline,
  TextList,
  TextMark,
  TextParagraph,
  TextTable,
} from '#contracts/learning/rich-text.ts';
import type { CalloutTone } from '#domain/learning/rich-words.ts';
import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx';

export const TONE_WORDS: Record<CalloutTone, string> = { note: 'Note', tip: 'Tip', warning: 'Warning' };

// Blocks and items have no names of their own: they are drawn from one document and never moved, so their place is their key.
const inOrder = <T,>(list: readonly T[], draw: (one: T) => ReactNode) =>
  list.map((one, place) => {
    const key = `${place}`;
    return <Fragment key={key}>{draw(one)}</Fragment>;
  });

/** Words as staff wrote them; a link opens beside the course. */
export const DocumentText = ({ children: { content } }: { children: RichDocument }) =>
  inOrder(content, (block) => <Block block={block} />);

function Block({ block }: { block: TextBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph paragraph={block} />;
    case 'table':
      return <Table table={block} />;
    case 'callout':
      return <Callout callout={block} />;
    default:
      return <List list={block} />;
  }
}

/** Its kind is said before it, since a colour alone says nothing. */
const Callout = ({ callout: { attrs, content } }: { callout: TextCallout }) => (
  <div className="callout" data-tone={attrs.tone}>
    <p className="callout-tone">{TONE_WORDS[attrs.tone]}</p>
    <div className="callout-in">
      {inOrder(content, (within) => (
        <Block block={within} />
      ))}
    </div>
  </div>
);

const Paragraph = ({ paragraph: { content = [] } }: { paragraph: TextParagraph }) =>
  content.length > 0 && <p>{inOrder(content, inline)}</p>;

const inline = (part: TextInline): ReactNode =>
  part.type === 'hardBreak' ? <br /> : <Marked marks={part.marks ?? []}>{part.text}</Marked>;

/** The last mark stands outermost. */
function Marked({ marks, children }: { marks: readonly TextMark[]; children: string }): ReactNode {
  const mark = marks.at(-1);
  if (!mark) return children;
  const within = <Marked marks={marks.slice(0, -1)}>{children}</Marked>;
  if (mark.type === 'bold') return <strong>{within}</strong>;
  if (mark.type === 'italic') return <em>{within}</em>;
  return (
    <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
      {within}
    </a>
  );
}

function List({ list: { type, content } }: { list: TextList }) {
  const Tag = type === 'orderedList' ? 'ol' : 'ul';
  return (
    <Tag className={type === 'orderedList' ? 'numbers' : 'bullets'}>
      {inOrder(content, (item) => (
        <li>{inOrder(item.content, itemPart)}</li>
      ))}
    </Tag>
  );
}

/** The first words of an item stand beside its mark. */
const itemPart = (part: TextList['content'][number]['content'][number]): ReactNode =>
  part.type === 'paragraph' ? <Paragraph paragraph={part} /> : <List list={part} />;

const Table = ({ table: { content } }: { table: TextTable }) => (
  <ScrollRegion label="Table" className="slide-table">
    <table>
      <tbody>
        {inOrder(content, (row) => (
          <tr>
            {inOrder(row.content, ({ type, content: paragraphs }) => {
              const Cell = type === 'tableHeader' ? 'th' : 'td';
              return (
                <Cell>
                  {inOrder(paragraphs, (paragraph) => (
                    <Paragraph paragraph={paragraph} />
                  ))}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
