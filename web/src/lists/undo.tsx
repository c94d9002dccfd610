import { Form, SubmitButton } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf } from '#web/forms/submission.ts';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

/** What a list has done, and how it is taken back. */
interface Done {
  words: string;
  /** What was acted on and what undoing it is sent; null where it stays done. */
  undo: UndoFields | null;
  tone: 'success' | 'warning';
}

type UndoFields = Readonly<Record<string, string | boolean>>;

/** What an action answers of an act that may be undone: no redirect, since the way back is in this answer alone. */
export const done = (words: string, undo: UndoFields | null, tone: Done['tone'] = 'success') => ({
  done: { words, undo, tone },
});

const findDone = (answer: unknown) => (answer as { done?: Done } | null | undefined)?.done;

/** These fields of a form that undoes. */
export const undoneIn = <const Name extends string>(form: FormData, ...names: readonly Name[]) =>
  formReader(form).typed(names);

/** Nobody knows of any other failure what became of it, so undoing is offered again. */
const FOR_GOOD: readonly (string | undefined)[] = ['conflict', 'wrong-state', 'not-found', 'invalid-input'];

interface UndoToldProps {
  /** Of the page's action. */
  answer: unknown;
  /** The address that undoing comes back to: the list, with nothing over it. */
  below: string;
  className?: string;
}

// Whoever was at the end of a long list sees it, too.
const inSight = 'sticky top-2 z-10 shadow-overlay print:hidden';

/** Says what was done and offers to undo it, until something else is done or another view is asked for. */
export function UndoTold({ answer, below, className }: UndoToldProps) {
  const said = findDone(answer);
  if (said)
    return (
      <Notice
        tone={said.tone}
        live
        className={cx(said.undo && inSight, className)}
        title={said.words}
        action={said.undo && <UndoForm fields={said.undo} below={below} />}
      />
    );
  const failure = failureOf(answer, 'undo');
  if (!failure) return null;
  const isOver = FOR_GOOD.includes(failure.code);
  return (
    <Notice
      tone="danger"
      live
      className={cx(inSight, className)}
      title={failure.message}
      action={!isOver && <UndoForm fields={failure.values ?? {}} below={below} />}
    />
  );
}

/** A form of its own, so that it needs no script. */
export const UndoForm = ({ fields, below }: { fields: UndoFields; below?: string }) => (
  <Form intent="undo" action={below} preventScrollReset>
    {Object.entries(fields)
      .filter(([name]) => name !== '_action')
      .map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
    <SubmitButton size="sm" variant="outline">
      Undo
    </SubmitButton>
  </Form>
);
