import type { RichText } from '#contracts/learning/rich-text.ts';
import { LONGEST_TEXT, MOST_WITHIN, plainWords } from '#domain/learning/rich-words.ts';
import { tooLong, tooMany } from './text-words.ts';

type Node = { type: string; content?: readonly Node[] | undefined };

/** Why words cannot be saved as they are, in words; null where they can. */
export function textIssue(text: RichText): string | null {
  const { length } = plainWords(text);
  if (length > LONGEST_TEXT) return tooLong(length, LONGEST_TEXT);
  return typeof text === 'string' ? null : issueWithin(text);
}

function issueWithin({ type, content = [] }: Node): string | null {
  if (isCounted(type) && content.length > MOST_WITHIN[type]) return tooMany(type, content.length);
  for (const node of content) {
    const issue = issueWithin(node);
    if (issue) return issue;
  }
  return null;
}

const isCounted = (type: string): type is keyof typeof MOST_WITHIN => type in MOST_WITHIN;
