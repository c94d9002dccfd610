import { Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { LINK_ADDRESS } from '#domain/learning/rich-words.ts';
import { Callout } from './callout.ts';
import { FittingDocument, isAtDeepestItem } from './fitting-document.ts';

// The schema of `contracts/learning/rich-text.ts` and nothing else: what is pasted becomes this, or is dropped. Blocks are
// paragraphs and lists; tables and callouts stand in no other, so they are of a group of their own.

const STANDING = 'standing';

const Document = Node.create({ name: 'doc', topNode: true, content: `(block | ${STANDING})+` });

const LONGEST_ADDRESS = 500;

/** Whether a slide may lead there. */
export const isAddress = (href: string): boolean => LINK_ADDRESS.test(href) && href.length <= LONGEST_ADDRESS;

const kit = StarterKit.configure({
  document: false,
  blockquote: false,
  code: false,
  codeBlock: false,
  gapcursor: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  trailingNode: { notAfter: ['bulletList', 'orderedList'] },
  bulletList: { HTMLAttributes: { class: 'bullets' } },
  orderedList: { HTMLAttributes: { class: 'numbers' } },
  link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isAddress },
});

/** No cell spans another: a phone could not show it. */
const oneCell = { colspan: { default: 1, parseHTML: () => 1 }, rowspan: { default: 1, parseHTML: () => 1 } };
const cell = { content: 'paragraph+', addAttributes: () => ({ ...oneCell, colwidth: { default: null } }) };

/** Drawn by its own markup: the library's view would size its columns. */
const SlideTable = Table.extend({
  group: STANDING,
  renderHTML: () => ['div', { class: 'slide-table' }, ['table', ['tbody', 0]]],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // From the last cell it leads out of the table, so that nobody is held in it.
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
}).configure({ View: null });

export const textExtensions = [
  Document,
  kit,
  SlideTable,
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  Callout.extend({ group: STANDING }),
  FittingDocument.extend({
    addKeyboardShortcuts() {
      return { Tab: () => isAtDeepestItem(this.editor.state) };
    },
  }),
];
