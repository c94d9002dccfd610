type Node = { type: string; text?: string; content?: readonly Node[] | undefined };

const GLUED = new Set(['paragraph']);

/** What is read in words with marks, a line for each paragraph; Markdown stays as it is. */
export const plainWords = (text: string | Node): string => {
  if (typeof text === 'string') return text;
  if (text.type === 'hardBreak') return '\n';
  const parts = (text.content ?? []).map(plainWords);
  return text.text ?? parts.join(GLUED.has(text.type) ? '' : '\n');
};

export const isBlank = (text: string | Node): boolean => plainWords(text).trim() === '';

/** Where a link of a slide may lead: into the web, to a letter, or to a page of this site. */
export const LINK_ADDRESS = /^(https?:\/\/|mailto:|\/(?!\/))\S+$/i;

/** Characters that the words of a slide have at most. */
export const LONGEST_TEXT = 4000;

/** How many parts a part has at most. */
export const MOST_WITHIN = {
  doc: 80,
  paragraph: 400,
  bulletList: 60,
  orderedList: 60,
  listItem: 10,
  table: 40,
  tableRow: 8,
  tableHeader: 10,
  tableCell: 10,
  callout: 20,
};

export const CALLOUT_TONES = ['note', 'tip', 'warning'] as const;
export type CalloutTone = (typeof CALLOUT_TONES)[number];
