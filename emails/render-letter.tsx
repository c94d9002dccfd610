import { renderToStaticMarkup } from 'react-dom/server';
import { headerText, type Letter, type Sender } from './letter.ts';
import { LetterLayout } from './letter-layout.tsx';
import { plainText } from './plain-text.ts';

export type RenderedLetter = { subject: string; html: string; text: string };

/** What mail programs lay out as they did for twenty years. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export const renderLetter = (letter: Letter, sender: Sender): RenderedLetter => ({
  subject: headerText(letter.subject),
  html: DOCTYPE + renderToStaticMarkup(<LetterLayout letter={letter} sender={sender} />),
  text: plainText(letter, sender),
});
