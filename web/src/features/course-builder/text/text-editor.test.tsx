// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, expect, test, vi } from 'vitest';
import { type RichText, richText } from '#contracts/learning/rich-text.ts';
import { button, clear, draw, during, field, press, type, words } from '#web/testing/drawn-page.tsx';
import { docOf, docOfMarkdown } from './doc-of-markdown.ts';
import { storedDocument } from './stored-document.ts';
import TextEditor from './text-editor.tsx';
import { textExtensions } from './text-extensions.ts';
import { textIssue } from './text-issue.ts';

afterEach(clear);

const opened: Editor[] = [];
afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

function editorOf(text: RichText = '') {
  const editor = new Editor({ extensions: textExtensions, content: docOf(text) });
  opened.push(editor);
  return editor;
}

/** What is stored once this has been pasted. */
function pastedUnread(html: string) {
  const editor = editorOf();
  editor.view.pasteHTML(html);
  return storedDocument(editor.getJSON());
}

/** The contract takes it as it is. */
function pasted(html: string) {
  const stored = pastedUnread(html);
  expect(richText.parse(stored)).toEqual(stored);
  return stored;
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const cell = (kind: 'tableHeader' | 'tableCell', text: string) => ({
  type: kind,
  content: [paragraph(text)],
});

test('Markdown is opened as the document that reads the same', () => {
  const document = docOfMarkdown('Draw **4 U**.\n\n- one\n- *two*');
  expect(document).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Draw ' },
          { type: 'text', text: '4 U', marks: [{ type: 'bold' }] },
          { type: 'text', text: '.' },
        ],
      },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph('one')] },
          {
            type: 'listItem',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: 'two', marks: [{ type: 'italic' }] }] },
            ],
          },
        ],
      },
    ],
  });
  expect(storedDocument(editorOf('Draw **4 U**.\n\n- one\n- *two*').getJSON())).toEqual(document);
});

test('of what is pasted the words stay, and what a slide does not have goes', () => {
  const stored = pasted(
    '<h1 style="color:red"><font color="red">Title</font></h1><script>steal()</script>' +
      '<img src="x" onerror="steal()"><blockquote>Said</blockquote><pre>code</pre><hr><p><u>lines</u></p>',
  );
  expect(stored).toEqual({
    type: 'doc',
    content: [paragraph('Title'), paragraph('Said'), paragraph('code'), paragraph('lines')],
  });
});

test('links lead into the web, to a letter or to a page of ours, and nowhere else', () => {
  const hrefs = [
    'https://who.int/',
    'mailto:a@b.org',
    '/courses',
    'javascript:steal()',
    '//evil.org',
    'ftp://a',
  ];
  const stored = pasted(hrefs.map((href) => `<p><a href="${href}">${href}</a></p>`).join(''));
  expect(JSON.stringify(stored).match(/"href":"[^"]*"/g)).toEqual([
    '"href":"https://who.int/"',
    '"href":"mailto:a@b.org"',
    '"href":"/courses"',
  ]);
});

test('lists stand within lists once; what was deeper is part of its item', () => {
  const stored = pasted(
    '<ol start="4"><li>a<ul><li>b<ul><li>c<ul><li>d</li></ul></li></ul></li></ul></li></ol>',
  );
  expect(stored).toEqual({
    type: 'doc',
    content: [
      {
        type: 'orderedList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph('a'),
              {
                type: 'bulletList',
                content: [{ type: 'listItem', content: [paragraph('b'), paragraph('c'), paragraph('d')] }],
              },
            ],
          },
        ],
      },
    ],
  });
});

test('a table keeps its cells, none of which spans others', () => {
  const stored = pasted(
    '<table><tr><th>ml</th><th>U</th></tr><tr><td><h2>1.0</h2></td><td style="color:red">10</td></tr></table>',
  );
  expect(stored).toEqual({
    type: 'doc',
    content: [
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'ml'), cell('tableHeader', 'U')] },
          { type: 'tableRow', content: [cell('tableCell', '1.0'), cell('tableCell', '10')] },
        ],
      },
    ],
  });
  expect(JSON.stringify(pasted('<table><tr><td colspan="2">wide</td></tr></table>'))).not.toContain(
    'colspan',
  );
});

test('a callout is put around the words and taken off again', () => {
  const editor = editorOf('Never inject **here**.');
  editor.commands.setCallout('warning');
  const stored = storedDocument(editor.getJSON());
  expect(richText.parse(stored)).toMatchObject({
    content: [{ type: 'callout', attrs: { tone: 'warning' }, content: [{ type: 'paragraph' }] }],
  });
  expect(editor.getHTML()).toContain('<p class="callout-tone" contenteditable="false">Warning</p>');
  editor.commands.unsetCallout();
  expect(storedDocument(editor.getJSON())).toEqual(docOf('Never inject **here**.'));
});

test('words that could not be saved are told, as the contract would refuse them', () => {
  const wide = pastedUnread(`<table><tr>${'<td>x</td>'.repeat(9)}</tr></table>`);
  expect(textIssue(wide)).toBe('9 columns in a table: at most 8 can be saved.');
  expect(richText.safeParse(wide).success).toBe(false);
  const long = pastedUnread('<p>words of a slide that never ends</p>'.repeat(80));
  expect(textIssue(long)).toBeNull();
  expect(richText.safeParse(long).success).toBe(true);
  expect(textIssue(pastedUnread(`<p>${'x'.repeat(4001)}</p>`))).toBe(
    '4,001 characters: a slide has at most 4,000. Please shorten it.',
  );
  expect(textIssue(pastedUnread('<p>x</p>'.repeat(81)))).toBe(
    '81 paragraphs, lists, tables and callouts: at most 80 can be saved.',
  );
});

test('no words are no document, and nothing empty stands at the end', () => {
  expect(storedDocument(editorOf('').getJSON())).toBe('');
  expect(pasted('<p>one</p><p></p><p></p>')).toEqual({ type: 'doc', content: [paragraph('one')] });
});

const editorInPage = () => document.querySelector<HTMLElement & { editor: Editor }>('.text-editor');

test('looking changes nothing, and each key tells what is then there', async () => {
  const told: RichText[] = [];
  await draw(<TextEditor text="Draw **4 U**." onChange={(text) => told.push(text)} />);
  const editor = editorInPage()?.editor;
  await during(() => editor?.commands.focus('end'));
  expect(told).toEqual([]);
  await during(() => editor?.commands.insertContent('!'));
  expect(told).toHaveLength(1);
  expect(richText.parse(told[0])).toMatchObject({ type: 'doc' });
  expect(JSON.stringify(told[0])).toContain('.!');
});

test('the marks are named, pressed by keys, and a bad address is refused in words', async () => {
  const told: RichText[] = [];
  await draw(<TextEditor text="Draw it" onChange={(text) => told.push(text)} />);
  const editor = editorInPage()?.editor;
  await during(() => editor?.commands.selectAll());
  await press(button('Bold'));
  expect(button('Bold').getAttribute('aria-pressed')).toBe('true');
  await press(button('Link'));
  expect(document.activeElement).toBe(field('Address of the link'));
  await type('Address of the link', 'javascript:steal()');
  await press(button('Set link'));
  expect(words()).toContain('A link begins with https://');
  await type('Address of the link', 'https://who.int');
  await press(button('Set link'));
  expect(told.at(-1)).toMatchObject({
    content: [
      { content: [{ marks: [{ type: 'link', attrs: { href: 'https://who.int' } }, { type: 'bold' }] }] },
    ],
  });
  await press(button('Link'));
  expect(field('Address of the link').value).toBe('https://who.int');
});

test('Escape leads from the words to their marks and back', async () => {
  await draw(<TextEditor text="Draw it" onChange={() => undefined} />);
  const pressEscape = (element: Element | null) =>
    during(() => element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await during(() => editorInPage()?.editor.commands.focus());
  await pressEscape(editorInPage());
  expect(document.activeElement).toBe(button('Bold'));
  await pressEscape(document.activeElement);
  await vi.waitFor(() => expect(document.activeElement).toBe(editorInPage()));
});
