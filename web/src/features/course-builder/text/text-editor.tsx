import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import type { RichText } from '#contracts/learning/rich-text.ts';
import { isBlank } from '#domain/learning/rich-words.ts';
import { FieldError } from '#web/ui/controls/field.tsx';
import { docOf } from './doc-of-markdown.ts';
import { MarksBar } from './marks-bar.tsx';
import { storedDocument } from './stored-document.ts';
import { textExtensions } from './text-extensions.ts';
import { textIssue } from './text-issue.ts';
import { TEXT } from './text-words.ts';
import './text.css';

export interface TextEditorProps {
  text: RichText;
  onChange: (text: RichText) => void;
}

const keyOf = (text: RichText) => JSON.stringify(storedDocument(docOf(text)));

/** Words that are written where they are shown, with few marks. Looking at them changes nothing. */
export default function TextEditor({ text, onChange }: TextEditorProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const told = useRef({ text, key: keyOf(text) });
  const editor = useEditor({
    extensions: textExtensions,
    content: docOf(text),
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'text-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': TEXT.label,
        'aria-describedby': `${id}-keys`,
      },
      handleKeyDown: (_, event) => leadToMarks(event, bar),
    },
    onUpdate({ editor: { state } }) {
      const stored = storedDocument(state.doc.toJSON());
      const key = JSON.stringify(stored);
      if (key === told.current.key) return;
      told.current = { text: stored, key };
      onChange(stored);
    },
  });

  // What others wrote, or what was taken back, is put into the editor, which has a document of its own.
  useEffect(() => {
    if (text === told.current.text) return;
    const key = keyOf(text);
    if (key !== told.current.key) putIn(editor, text);
    told.current = { text, key };
  }, [editor, text]);

  return (
    <div className="text-in-place" data-placeholder={isBlank(text) ? TEXT.placeholder : undefined}>
      <EditorContent editor={editor} className="contents" />
      <p id={`${id}-keys`} hidden>
        {TEXT.toMarks}
      </p>
      <MarksBar ref={bar} editor={editor} />
      <FieldError id={id} error={textIssue(text) ?? undefined} />
    </div>
  );
}

const putIn = (editor: Editor, text: RichText) =>
  editor.commands.setContent(docOf(text), { emitUpdate: false });

/** Tab has work to do in lists and tables, so another key leads to the bar. */
function leadToMarks(event: KeyboardEvent, bar: RefObject<HTMLElement | null>): boolean {
  if (event.key !== 'Escape') return false;
  bar.current?.querySelector('button')?.focus();
  return true;
}
