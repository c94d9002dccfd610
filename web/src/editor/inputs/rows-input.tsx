import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  useFieldArray,
  useFormContext,
} from 'react-hook-form';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldError, FieldGrid, FieldHint } from '#web/ui/controls/field.tsx';
import { RowButtons } from '#web/ui/controls/row-buttons.tsx';
import { cx } from '#web/ui/cx.ts';
import { useEditorForm, useIssue } from '../editor-form.ts';

export interface RowsInputProps<V extends FieldValues, P extends FieldArrayPath<V>> {
  path: P;
  label: string;
  /** One of them: "Module". */
  entry: string;
  addLabel: string;
  hint?: ReactNode;
  blank: () => FieldArray<V, P>;
  /** The fields of one row, by their `span`. */
  children: (index: number) => ReactNode;
  max?: number;
  /** Of a row that stands on one line where there is room: a column for each field. */
  columns?: string;
  /** For fields that say the place of their row: rows have been moved or removed. */
  onReordered?: () => void;
}

/** A list of rows with fields of their own. What is added gets the cursor. */
export function RowsInput<V extends FieldValues, P extends FieldArrayPath<V>>(props: RowsInputProps<V, P>) {
  const { path, label, entry, addLabel, hint, blank, children, max = 50, columns, onReordered } = props;
  const { control } = useFormContext<V>();
  const { fields, append, remove, move } = useFieldArray<V, P>({ control, name: path });
  const { status } = useEditorForm();
  const error = useIssue(path);
  const isFull = fields.length >= max;
  // What was told of a row is told of its place; when rows change places it is true of none.
  function reorder(change: () => void) {
    change();
    onReordered?.();
    status.set({ issues: status.get().issues.filter(({ field }) => !field.startsWith(`${path}.`)) });
  }
  return (
    <fieldset id={path} tabIndex={-1} className="col-span-6 grid min-w-0 content-start gap-4">
      <legend className="mb-2 text-sm font-strong">{label}</legend>
      {fields.map((row, index) => (
        <div
          key={row.id}
          className={cx(
            'grid gap-2 border-t border-hairline pt-3',
            columns && 'lg:grid-cols-[6rem_minmax(0,1fr)] lg:gap-4',
          )}
        >
          <div
            className={cx(
              'flex items-center justify-between gap-3 text-sm text-muted',
              columns && 'lg:grid lg:content-start lg:gap-1.5',
            )}
          >
            <span className="num">
              {entry} {index + 1}
            </span>
            <RowButtons
              path={path}
              index={index}
              count={fields.length}
              name={`${entry} ${index + 1}`}
              move={(to) => reorder(() => move(index, to))}
              remove={() => reorder(() => remove(index))}
            />
          </div>
          <FieldGrid className={columns && `lg:*:col-span-1! ${columns}`}>{children(index)}</FieldGrid>
        </div>
      ))}
      <Button
        id={`${path}-add`}
        size="sm"
        className="justify-self-start"
        disabled={isFull}
        onClick={() => append(blank())}
      >
        <Plus className="size-4" />
        {addLabel}
      </Button>
      <FieldError id={path} error={error} />
      <FieldHint id={path} hint={isFull ? `${max} at most.` : hint} />
    </fieldset>
  );
}
