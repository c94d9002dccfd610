import { Extension } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';

const isList = ({ type }: Node) => type.name === 'bulletList' || type.name === 'orderedList';

/** How many lists stand around a place. */
const listsAround = (place: ResolvedPos): number =>
  Array.from({ length: place.depth + 1 }, (_, depth) => place.node(depth)).filter(isList).length;

const MOST_LISTS = 2;

/** Within a list in a list: from there nothing goes deeper. */
export const isAtDeepestItem = ({ selection }: EditorState): boolean =>
  listsAround(selection.$from) >= MOST_LISTS;

/** What a schema cannot say: lists stand within lists once, and begin at 1. What was pasted is made so. */
export const FittingDocument = Extension.create({
  name: 'fittingDocument',
  priority: 1000,
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        beginAtOne(doc, tr);
        flatten(doc, tr);
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});

function beginAtOne(doc: Node, tr: Transaction) {
  doc.descendants((node, at) => {
    if (node.type.name === 'orderedList' && node.attrs.start !== 1)
      tr.setNodeMarkup(at, undefined, { ...node.attrs, start: 1 });
  });
}

/** A list that is too deep becomes paragraphs of the item in which it stands. */
function flatten(doc: Node, tr: Transaction) {
  doc.descendants((node, at) => {
    if (!isList(node) || listsAround(doc.resolve(at)) < MOST_LISTS) return true;
    tr.replaceWith(tr.mapping.map(at), tr.mapping.map(at + node.nodeSize), paragraphsIn(node));
    return false;
  });
}

function paragraphsIn(list: Node): Node[] {
  const paragraphs: Node[] = [];
  list.descendants((node) => {
    if (node.isTextblock) paragraphs.push(node);
    return !node.isTextblock;
  });
  return paragraphs;
}
