import type { JSONContent } from '@tiptap/core';
import type { RichDocument, RichText } from '#contracts/learning/rich-text.ts';
import { isBlank } from '#domain/learning/rich-words.ts';

/** What the contract keeps of a node or mark; the rest is how the editor works. */
const KEPT = new Set(['tone', 'href']);

/** A document of the editor as it is stored: one without words is none, and nothing empty stands at its end. */
export function storedDocument(document: JSONContent): RichText {
  // The editor's schema is that of the contract: what it holds cannot be another.
  const stored = storedNode(document) as RichDocument;
  return isBlank(stored) ? '' : { ...stored, content: stored.content.slice(0, endOf(stored)) };
}

/** The editor ends with an empty paragraph in which one can go on. */
const endOf = ({ content }: RichDocument): number => 1 + content.findLastIndex((block) => !isBlank(block));

function storedNode({ type, text, attrs, marks, content }: JSONContent): JSONContent {
  return {
    type,
    ...(text !== undefined && { text }),
    ...keptOf(attrs),
    ...(marks && { marks: marks.map((mark) => ({ type: mark.type, ...keptOf(mark.attrs) })) }),
    ...(content && { content: content.map(storedNode) }),
  };
}

function keptOf(attrs: JSONContent['attrs'] = {}) {
  const kept = Object.entries(attrs).filter(([name]) => KEPT.has(name));
  return kept.length > 0 ? { attrs: Object.fromEntries(kept) } : {};
}
