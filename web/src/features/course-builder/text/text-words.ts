import { MOST_WITHIN } from '#domain/learning/rich-words.ts';
/** What the editor of a slide's words says. */
export const TEXT = {
  label: 'Words of the slide',
  placeholder: 'Words of the slide',
  toMarks: 'Escape leads to its marks.',
  bar: 'Marks',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'List',
  numbers: 'Numbered list',
  link: 'Link',
  more: 'More',
  table: 'Table',
  callout: 'Callout',
  address: 'Address of the link',
  setLink: 'Set link',
  unsetLink: 'Remove link',
  badLink: 'A link begins with https://, mailto: or /',
  addRow: 'Add row',
  removeRow: 'Remove row',
  addColumn: 'Add column',
  removeColumn: 'Remove column',
  removeTable: 'Remove table',
  removeCallout: 'Remove callout',
};

const number = (count: number): string => count.toLocaleString('en');

export const tooLong = (length: number, most: number): string =>
  `${number(length)} characters: a slide has at most ${number(most)}. Please shorten it.`;

const PARTS: Record<keyof typeof MOST_WITHIN, string> = {
  doc: 'paragraphs, lists, tables and callouts',
  paragraph: 'pieces in a paragraph',
  bulletList: 'items in a list',
  orderedList: 'items in a list',
  listItem: 'paragraphs in an item',
  table: 'rows in a table',
  tableRow: 'columns in a table',
  tableHeader: 'paragraphs in a cell',
  tableCell: 'paragraphs in a cell',
  callout: 'paragraphs and lists in a callout',
};

export const tooMany = (part: keyof typeof MOST_WITHIN, count: number): string =>
  `${number(count)} ${PARTS[part]}: at most ${MOST_WITHIN[part]} can be saved.`;

export const NO_EDITOR = {
  title: 'The editor has not come',
  words:
    'The connection broke while it was loaded. What you have written is kept, and all else can be written.',
  again: 'Load the page again',
};
