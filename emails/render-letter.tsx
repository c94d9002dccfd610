import { render, toPlainText } from '@react-email/components';
import { headerText, type Letter, type Sender } from './letter.ts';
import { LetterLayout } from './letter-layout.tsx';

export type RenderedLetter = { subject: string; html: string; text: string };

// Headings keep their case, and each fact stands on a line of its own: a link that is broken in two opens nothing.
const PLAIN = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    {
      selector: 'table.facts',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 500 },
    },
  ],
};

export const renderLetter = async (letter: Letter, sender: Sender): Promise<RenderedLetter> => {
  const html = await render(<LetterLayout letter={letter} sender={sender} />);
  return { subject: headerText(letter.subject), html, text: toPlainText(html, PLAIN) };
};
