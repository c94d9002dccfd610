import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormSections } from '#web/lib/form-sections.ts';
import type { Stored } from './editor-plan.ts';
import type { Status, StatusStore } from './form-status.ts';
import type { ToldIssue } from './save/told-issues.ts';

/** What the parts of a form ask of the editor around them. */
export interface EditorForm<V extends FieldValues = FieldValues, S extends Stored = Stored> {
  sections: FormSections;
  status: StatusStore;
  /** As it is stored; null while it is new. */
  stored: S | null;
  /** What a form that nobody has written anything into holds: a number that is left empty becomes what stands here. */
  blank: V;
  /** Asked when a field is left: only what concerns it, and what was already told, is said. */
  check: (path: string) => void;
  /** A call of its own has changed what is stored at once: this is its version now. */
  changedStored: (change: (base: V) => V, version: number) => void;
  /** A call was refused because the login has ended: it is asked for over the form. */
  askToSignIn: () => void;
}

const Form = createContext<EditorForm | null>(null);
export const EditorFormProvider = Form.Provider;

/** A form that is more closely known than its editor knows it: what was provided is what is asked for. */
export const asEditorForm = <V extends FieldValues, S extends Stored>(form: EditorForm<V, S>) =>
  form as unknown as EditorForm;

export function useEditorForm<V extends FieldValues = FieldValues, S extends Stored = Stored>() {
  const form = useContext(Form);
  if (!form) throw new Error('A field of a form stands outside of its editor');
  return form as unknown as EditorForm<V, S>;
}

/** One fact of the status; whoever asks is drawn anew when this one changes, and only then. */
export function useStatus<T extends string | number | boolean | null | undefined | readonly ToldIssue[]>(
  select: (status: Status) => T,
): T {
  const { status } = useEditorForm();
  const read = () => select(status.get());
  return useSyncExternalStore(status.subscribe, read, read);
}

/** How many fields of a section have to be put right. */
export function useToCorrect(id: string): number {
  const { sections } = useEditorForm();
  return useStatus(({ issues }) => issues.filter(({ field }) => sections.sectionOf(field)?.id === id).length);
}

/** What is wrong with a field; with `parts`, also with one of its entries. */
export function useIssue(path: string, { parts = false } = {}): string | undefined {
  return useStatus(
    ({ issues }) =>
      issues.find(({ field }) => field === path || (parts && field.startsWith(`${path}.`)))?.message,
  );
}
