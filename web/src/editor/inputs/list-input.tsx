import { type KeyboardEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { moved } from '#web/lib/moved.ts';
import { describedBy, FieldError, FieldHint, spans } from '#web/ui/controls/field.tsx';
import { RowButtons } from '#web/ui/controls/row-buttons.tsx';
import { cx } from '#web/ui/cx.ts';
import { useEditorForm, useIssue } from '../editor-form.ts';
import { entriesIn } from './list-text.ts';
import type { InputProps } from './use-input.ts';

export type ListInputProps = InputProps & { maxLength?: number };

/** Texts, one a row. The line below adds one or, parted by commas or lines, several; what is in the list is never parted. */
export function ListInput({ path, label, hint, span = 'full', maxLength }: ListInputProps) {
  const { setValue } = useFormContext();
  const { check } = useEditorForm();
  const entries = (useWatch({ name: path }) ?? []) as string[];
  const [typed, setTyped] = useState('');
  const error = useIssue(path, { parts: true });

  // An entry has no name but its place.
  const rows = entries.map((entry, index) => ({ id: `${path}.${index}`, entry, index }));
  const change = (next: string[]) => setValue(path, next, { shouldDirty: true });
  function add(text: string) {
    const added = entriesIn(text);
    if (added.length > 0) change([...entries, ...added]);
    setTyped('');
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(typed);
  }
  function leave() {
    add(typed);
    check(path);
  }

  return (
    <div className={cx('grid content-start gap-1.5', spans[span])}>
      <label htmlFor={path} className="text-sm font-strong">
        {label}
      </label>
      {entries.length > 0 && (
        <ul aria-label={label} className="grid gap-1.5">
          {rows.map(({ id, entry, index }) => (
            <li key={id} className="flex gap-1">
              <input
                dir="auto"
                value={entry}
                maxLength={maxLength}
                aria-label={`${label}, entry ${index + 1}`}
                onChange={(event) => change(entries.with(index, event.target.value))}
                onBlur={() => check(path)}
                className="input"
              />
              <RowButtons
                path={path}
                index={index}
                count={entries.length}
                name={entry || `entry ${index + 1}`}
                move={(to) => change(moved(entries, index, to))}
                remove={() => change(entries.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        id={path}
        dir="auto"
        value={typed}
        placeholder="Add"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(path, { error, hint: true })}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!/[,\n]/.test(pasted)) return;
          event.preventDefault();
          add(`${typed}${pasted}`);
        }}
        onBlur={leave}
        className="input"
      />
      <FieldError id={path} error={error} />
      <FieldHint id={path} hint={hint ?? 'Enter adds; commas or lines make several.'} />
    </div>
  );
}
