import type { Fact, Letter, Sender } from './letter.ts';

/** A letter for who reads no HTML. No line is broken: a link that is broken in two opens nothing. */
export const plainText = (letter: Letter, sender: Sender): string => {
  const { heading, paragraphs, facts = [], lists = [], quote, action, closing = [] } = letter;
  const blocks = [
    letter.isPlain ? '' : sender.brand,
    heading,
    ...paragraphs,
    factsText(facts),
    ...lists.map(({ title, items }) => `${title}\n\n${items.map((item) => ` * ${item}`).join('\n')}`),
    quote ? `${quote.title}\n\n${quote.text.replace(/^/gm, '> ')}` : '',
    `${action.label} ${action.href}`,
    ...closing,
    '--',
    `${sender.legalName}, ${sender.address}\n${sender.email} · ${sender.phone}`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
};

/** Each on a line of its own, the values under each other. */
const factsText = (facts: readonly Fact[]): string => {
  const width = Math.max(...facts.map(({ label }) => label.length));
  return facts
    .map(({ label, value, href }) => `${label.padEnd(width)}   ${value}${href ? ` ${href}` : ''}`)
    .join('\n');
};
