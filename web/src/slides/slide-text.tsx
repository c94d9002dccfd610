import { Fragment } from 'react';
import type { RichText } from '#contracts/learning/rich-text.ts';
import { DocumentText } from './document-text.tsx';
import { parseText, partsOfLine } from './parse-text.ts';

/** The words of a slide as elements; nothing in them is ever HTML. */
export function SlideText({ children }: { children: RichText }) {
  return typeof children === 'string' ? (
    <Markdown text={children} />
  ) : (
    <DocumentText>{children}</DocumentText>
  );
}

const Markdown = ({ text }: { text: string }) =>
  parseText(text).map((block, index) => {
    const key = `${index}`;
    if (block.kind === 'paragraph') {
      return (
        <p key={key}>
          <Words text={block.text} />
        </p>
      );
    }
    const List = block.kind === 'numbers' ? 'ol' : 'ul';
    return (
      <List key={key} className={block.kind}>
        {block.items.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </List>
    );
  });

const Words = ({ text }: { text: string }) =>
  partsOfLine(text).map(({ at, look, text: words }) => {
    const Look = look === 'plain' ? Fragment : look;
    return <Look key={at}>{words}</Look>;
  });
