import type { Token } from 'marked';
import type { TextInline, TextMark } from '#contracts/learning/rich-text.ts';
import { linked, marked, said } from '../written/inline.ts';
import { withoutMarkup, withSigns } from './plain.ts';

export type Told = {
  /** A picture that the text names and that was not sent with it. */
  picture(address: string): void;
  html(): void;
};

/** Words with few marks; everything else of them is words. */
export const inlineOf = (
  tokens: readonly Token[] | undefined,
  told: Told,
  marks: readonly TextMark[] = [],
): TextInline[] => (tokens ?? []).flatMap((token) => pieceOf(token, told, marks));

const pieceOf = (token: Token, told: Told, marks: readonly TextMark[]): TextInline[] => {
  const within = 'tokens' in token ? token.tokens : undefined;
  switch (token.type) {
    case 'strong':
      return inlineOf(within, told, marked(marks, { type: 'bold' }));
    case 'em':
      return inlineOf(within, told, marked(marks, { type: 'italic' }));
    case 'link':
      return inlineOf(within, told, linked(marks, token.href));
    case 'br':
      return [{ type: 'hardBreak' }];
    case 'image':
      told.picture(token.href);
      return [];
    case 'html':
      told.html();
      return /^<br\b/i.test(token.raw) ? [{ type: 'hardBreak' }] : said(withoutMarkup(token.raw), marks);
    case 'codespan':
      return said(token.text, marks);
    case 'checkbox':
      return said(token.checked ? '☑ ' : '☐ ', marks);
    default:
      return within
        ? inlineOf(within, told, marks)
        : said(withSigns('text' in token ? token.text : token.raw).replace(/\s*\n\s*/g, ' '), marks);
  }
};
