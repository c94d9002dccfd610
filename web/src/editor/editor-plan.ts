import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Issue } from '#contracts/errors.ts';
import type { FormSections } from '#web/lib/form-sections.ts';

/** What a stored thing says of itself, whatever it is. */
export interface Stored {
  _id: string;
  version: number;
  /** An instant. */
  updatedAt: string;
}

export interface EditorWords {
  /** What is edited, within a sentence: "course". */
  thing: string;
  /** The name of the form. */
  form: string;
  create: string;
  update: string;
  draftCreated: string;
  draftUpdated: string;
  /** Where a refusal has no words of its own. */
  notSaved: string;
  draftNotSaved: string;
  filesUnderWay: string;
}

/** All that the editor has to be told of a form: how it is divided, checked, found and named. */
export interface EditorPlan<V extends FieldValues, S extends Stored> {
  sections: FormSections;
  words: EditorWords;
  /** Under which name a browser keeps its drafts. */
  drawer: string;
  /** What is stored, as the form begins with it. */
  valuesOf: (stored: S, blank: V) => V;
  /** Who saved it last; '' where nobody is known. */
  savedBy: (stored: S) => string;
  /** Whether it can be a draft (again); whatever is stored can, where nothing is said. */
  mayBeDraft?: (stored: S) => boolean;
  /** Everything that keeps it from being saved, in order. Fetched once the page stands. */
  rules: () => Promise<{ issuesOf: (values: V, how: { isDraft: boolean }) => Issue[] }>;
  /** Fills in what a person may leave out before it is sent; a sentence where that fails. */
  complete?: (form: UseFormReturn<V>) => Promise<string | undefined>;
  /** As it is stored now; undefined where nobody can say. */
  find: (id: string) => Promise<S | undefined>;
}

/** The words where a refusal has none. */
export const failedWords = (words: EditorWords, saveAsDraft: boolean): string =>
  saveAsDraft ? words.draftNotSaved : words.notSaved;
