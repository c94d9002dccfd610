/** What the editor of a slide's words says. */
export const TEXT = {
  label: 'Words of the slide',
  placeholder: 'Words of the slide',
  toMarks: 'Escape leads to its marks.',
  bar: 'Marks',
  bold: 'Bold',
  italic: 'Emphasised',
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

export const tooLong = (length: number, most: number): string =>
  `${length.toLocaleString('en')} characters: a slide has at most ${most.toLocaleString('en')}. Please shorten it.`;
