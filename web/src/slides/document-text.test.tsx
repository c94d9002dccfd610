import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RichDocument, TextMark } from '#contracts/learning/rich-text.ts';
import { SlideText } from './slide-text.tsx';

const drawn = (...content: RichDocument['content']) =>
  renderToStaticMarkup(<SlideText>{{ type: 'doc', content }}</SlideText>);

const paragraph = (text: string, ...marks: TextMark[]) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text, marks }],
});

test('marks lie within one another, and a link opens beside the course', () => {
  const link = { type: 'link' as const, attrs: { href: 'https://who.int/' } };
  expect(drawn(paragraph('dose', { type: 'bold' }, { type: 'italic' }, link))).toBe(
    '<p><a href="https://who.int/" target="_blank" rel="noopener noreferrer nofollow">' +
      '<em><strong>dose</strong></em></a></p>',
  );
});

test('an empty paragraph is none, and what looks like HTML is words', () => {
  expect(drawn({ type: 'paragraph' }, paragraph('<b>4 U</b>'))).toBe('<p>&lt;b&gt;4 U&lt;/b&gt;</p>');
});

test('a list may stand in an item, whose paragraphs stay apart', () => {
  const within = {
    type: 'orderedList' as const,
    content: [{ type: 'listItem' as const, content: [paragraph('c')] }],
  };
  expect(
    drawn({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph('a'), paragraph('b'), within] }],
    }),
  ).toBe('<ul class="bullets"><li><p>a</p><p>b</p><ol class="numbers"><li><p>c</p></li></ol></li></ul>');
});

test('a table is reached by the keys, and its heads are heads', () => {
  const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({ type, content: [paragraph(text)] });
  const table = drawn({
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader', 'ml')] },
      { type: 'tableRow', content: [cell('tableCell', '0.1')] },
    ],
  });
  expect(table).toContain('<section tabindex="0" aria-label="Table"');
  expect(table).toContain('<tr><th><p>ml</p></th></tr><tr><td><p>0.1</p></td></tr>');
});

test('a callout says in words of what kind it is', () => {
  expect(drawn({ type: 'callout', attrs: { tone: 'warning' }, content: [paragraph('Never here.')] })).toBe(
    '<div class="callout" data-tone="warning"><p class="callout-tone">Warning</p>' +
      '<div class="callout-in"><p>Never here.</p></div></div>',
  );
});

test('Markdown has no links and no HTML, as before', () => {
  expect(renderToStaticMarkup(<SlideText>{'Draw **4 U**\n- [a](https://x)'}</SlideText>)).toBe(
    '<p>Draw <strong>4 U</strong></p><ul class="bullets"><li>[a](https://x)</li></ul>',
  );
});
