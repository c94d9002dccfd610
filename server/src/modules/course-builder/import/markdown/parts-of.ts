import { lexer, type Token, type Tokens } from 'marked';
import { broken, refused } from '../import-words.ts';

export type Part = { depth: number; heading: Tokens.Heading | null; tokens: Token[] };

/** What stands below each heading, and before the first. */
export const partsOf = (file: string, text: string): Part[] => {
  const parts: Part[] = [{ depth: 0, heading: null, tokens: [] }];
  for (const token of tokensOf(file, text))
    if (token.type === 'heading')
      parts.push({ depth: token.depth, heading: token as Tokens.Heading, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  return parts.filter(({ heading, tokens }) => heading || tokens.some(({ type }) => type !== 'space'));
};

const tokensOf = (file: string, text: string): Token[] => {
  try {
    return lexer(text);
  } catch (cause) {
    // Quotes within quotes without end.
    if (cause instanceof RangeError) throw refused(file, 'is nested more deeply than can be read');
    throw broken(file, cause);
  }
};

/** Headings below those of slides stand in the text of the slide before them. */
export const inPlaces = (parts: readonly Part[], slideDepth: number): Part[] => {
  const placed: Part[] = [];
  for (const { depth, heading, tokens } of parts) {
    const before = placed.at(-1);
    if (heading && depth > slideDepth && before) before.tokens.push(heading, ...tokens);
    else placed.push({ depth, heading, tokens: [...tokens] });
  }
  return placed;
};
