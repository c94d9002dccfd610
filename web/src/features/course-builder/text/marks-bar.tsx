import { type Editor, isActive, useEditorState } from '@tiptap/react';
import { Bold, Italic, Link, List, ListOrdered, MessageSquareText, Table } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { CALLOUT_TONES, MOST_WITHIN } from '#domain/learning/rich-words.ts';
import { TONE_WORDS } from '#web/slides/document-text.tsx';
import { LinkForm } from './link-form.tsx';
import { TEXT } from './text-words.ts';

interface MarksBarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
}

type Open = 'link' | 'callout' | null;

/** What can be done with the words, below where they are written; Escape leads back into them. */
export function MarksBar({ ref, editor }: MarksBarProps) {
  const [open, setOpen] = useState<Open>(null);
  const is = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      bold: isActive(state, 'bold'),
      italic: isActive(state, 'italic'),
      bullets: isActive(state, 'bulletList'),
      numbers: isActive(state, 'orderedList'),
      link: isActive(state, 'link'),
      table: isActive(state, 'table'),
      callout: isActive(state, 'callout'),
    }),
  });
  const act = () => editor.chain().focus();
  const toggle = (what: Open) => setOpen(open === what ? null : what);
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(null);
    editor.commands.focus();
  };
  const close = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(null);
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={TEXT.bar}
      tabIndex={-1}
      className="marks-bar"
      onKeyDown={leave}
      onBlur={close}
    >
      <div className="flex flex-wrap">
        <Mark label={TEXT.bold} isOn={is.bold} act={() => act().toggleBold().run()} icon={<Bold />} />
        <Mark label={TEXT.italic} isOn={is.italic} act={() => act().toggleItalic().run()} icon={<Italic />} />
        <Mark
          label={TEXT.bullets}
          isOn={is.bullets}
          act={() => act().toggleBulletList().run()}
          icon={<List />}
        />
        <Mark
          label={TEXT.numbers}
          isOn={is.numbers}
          act={() => act().toggleOrderedList().run()}
          icon={<ListOrdered />}
        />
        <Mark
          label={TEXT.link}
          isOn={is.link}
          isOpen={open === 'link'}
          act={() => toggle('link')}
          icon={<Link />}
        />
        {!is.table && !is.callout && (
          <Mark
            label={TEXT.table}
            act={() => act().insertTable({ rows: 3, cols: 3 }).run()}
            icon={<Table />}
          />
        )}
        {!is.table && (
          <Mark
            label={TEXT.callout}
            isOn={is.callout}
            isOpen={open === 'callout'}
            act={() => toggle('callout')}
            icon={<MessageSquareText />}
          />
        )}
      </div>
      {open === 'link' && <LinkForm editor={editor} close={() => setOpen(null)} />}
      {open === 'callout' && !is.table && (
        <div className="flex flex-wrap">
          {CALLOUT_TONES.map((tone) => (
            <Mark
              key={tone}
              label={TONE_WORDS[tone]}
              isOn={editor.isActive('callout', { tone })}
              act={() => act().setCallout(tone).run()}
            />
          ))}
          {is.callout && <Mark label={TEXT.removeCallout} act={() => act().unsetCallout().run()} />}
        </div>
      )}
      {is.table && <TableMarks editor={editor} />}
    </div>
  );
}

function TableMarks({ editor }: { editor: Editor }) {
  const act = () => editor.chain().focus();
  const { rows, columns } = useEditorState({ editor, selector: sizeOfTable });
  return (
    <div className="flex flex-wrap">
      {rows < MOST_WITHIN.table && <Mark label={TEXT.addRow} act={() => act().addRowAfter().run()} />}
      {columns < MOST_WITHIN.tableRow && (
        <Mark label={TEXT.addColumn} act={() => act().addColumnAfter().run()} />
      )}
      <Mark label={TEXT.removeRow} act={() => act().deleteRow().run()} />
      <Mark label={TEXT.removeColumn} act={() => act().deleteColumn().run()} />
      <Mark label={TEXT.removeTable} act={() => act().deleteTable().run()} />
    </div>
  );
}

function sizeOfTable({ editor }: { editor: Editor }) {
  const { $from } = editor.state.selection;
  const depths = Array.from({ length: $from.depth + 1 }, (_, depth) => depth);
  const table = depths.map((depth) => $from.node(depth)).find(({ type }) => type.name === 'table');
  return { rows: table?.childCount ?? 0, columns: table?.firstChild?.childCount ?? 0 };
}

interface MarkProps {
  label: string;
  /** Of what the words have or have not. */
  isOn?: boolean;
  /** Of what opens more. */
  isOpen?: boolean;
  act: () => void;
  /** In place of its label. */
  icon?: ReactNode;
}

const Mark = ({ label, isOn, isOpen, act, icon }: MarkProps) => (
  <button
    type="button"
    aria-label={icon ? label : undefined}
    title={icon ? label : undefined}
    aria-pressed={isOn}
    aria-expanded={isOpen}
    onClick={act}
    // The words keep what is selected in them.
    onPointerDown={(event) => event.preventDefault()}
    className="mark"
  >
    {icon ?? label}
  </button>
);
