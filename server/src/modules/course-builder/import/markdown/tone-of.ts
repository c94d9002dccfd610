import type { Token } from 'marked';
import type { CalloutTone } from '#domain/learning/rich-words.ts';

const TONES: Record<string, CalloutTone> = {
  NOTE: 'note',
  INFO: 'note',
  TIP: 'tip',
  WARNING: 'warning',
  IMPORTANT: 'warning',
  CAUTION: 'warning',
};
const TONE = /^\s*\[!(\w+)\]\s*/;

/** What `[!NOTE]` and its like at the beginning of a quotation say. */
export const toneOf = (first: Token | undefined): CalloutTone | undefined =>
  TONES[TONE.exec(first?.raw ?? '')?.[1]?.toUpperCase() ?? ''];

/** The same without these words. */
export const withoutTone = (token: Token): Token => {
  const [first, ...rest] = 'tokens' in token ? (token.tokens ?? []) : [];
  if (first?.type !== 'text') return token;
  return { ...token, tokens: [{ ...first, text: first.text.replace(TONE, '') }, ...rest] } as Token;
};
