import { type CommandProps, findParentNode, mergeAttributes, Node } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { findWrapping } from '@tiptap/pm/transform';
import { CALLOUT_TONES, type CalloutTone } from '#domain/learning/rich-words.ts';
import { TONE_WORDS } from '#web/slides/document-text.tsx';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    callout: {
      setCallout: (tone: CalloutTone) => ReturnType;
      unsetCallout: () => ReturnType;
    };
  }
}

const isTone = (tone: unknown): tone is CalloutTone => CALLOUT_TONES.some((one) => one === tone);

/** Words that stand out of the others, drawn as the slide draws them. */
export const Callout = Node.create({
  name: 'callout',
  content: 'block+',
  defining: true,

  addAttributes: () => ({
    tone: {
      default: 'note',
      parseHTML: ({ dataset }: HTMLElement) => (isTone(dataset.tone) ? dataset.tone : 'note'),
      renderHTML: ({ tone }: { tone: CalloutTone }) => ({ 'data-tone': tone }),
    },
  }),

  parseHTML: () => [{ tag: 'div.callout', contentElement: '.callout-in' }],

  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes({ class: 'callout' }, HTMLAttributes),
    ['p', { class: 'callout-tone', contenteditable: 'false' }, TONE_WORDS[node.attrs.tone as CalloutTone]],
    ['div', { class: 'callout-in' }, 0],
  ],

  addCommands() {
    const { type } = this;
    return {
      setCallout: (tone) => (props) =>
        props.editor.isActive('callout')
          ? props.commands.updateAttributes('callout', { tone })
          : wrap(type.create({ tone }), props),
      unsetCallout: () => unwrap,
    };
  },
});

/** All blocks that are selected, lists as wholes. */
function wrap({ type, attrs }: ProseMirrorNode, { state: { doc, selection }, tr, dispatch }: CommandProps) {
  const range = selection.$from.blockRange(selection.$to, (node) => node.type === doc.type);
  const wrapping = range && findWrapping(range, type, attrs);
  if (!wrapping) return false;
  dispatch?.(tr.wrap(range, wrapping));
  return true;
}

/** Its words stay. */
function unwrap({ state: { selection }, tr, dispatch }: CommandProps) {
  const found = findParentNode(({ type }) => type.name === 'callout')(selection);
  if (!found) return false;
  dispatch?.(tr.replaceWith(found.pos, found.pos + found.node.nodeSize, found.node.content));
  return true;
}
