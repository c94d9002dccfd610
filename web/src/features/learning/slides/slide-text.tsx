import { Fragment } from 'react';
import { parseText, strongParts } from './parse-text.ts';

/** The words of a slide as elements; nothing in them is ever HTML. */
export function SlideText({ children }: { children: string }) {
  return parseText(children).map((block, index) => {
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
}

const Words = ({ text }: { text: string }) =>
  strongParts(text).map((part, index) =>
    index % 2 === 1 ? (
      <strong key={`${index}${part}`}>{part}</strong>
    ) : (
      <Fragment key={`${index}${part}`}>{part}</Fragment>
    ),
  );
