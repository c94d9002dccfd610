import { type ChangeEvent, type FocusEvent, useState } from 'react';

export interface FormIssue {
  field: string;
  message: string;
}

/** What an action returns when it refuses: the server's issues and what the person had entered. */
export interface FormFailure {
  message?: string;
  issues?: readonly FormIssue[];
  values?: Readonly<Record<string, string>>;
  /** The machine's name of the refusal, for the few that a form has an answer of its own for. */
  code?: string;
  /** The login ended while the form was filled in: it opens over the form, which is then sent again. */
  isLoginOver?: true;
}

/** A rule of one field, asked when the person leaves it; the answer is the sentence to show. */
export type FieldRule = (value: string) => string | undefined;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FormIssues {
  failure: FormFailure | undefined;
  errorOf: (field: string) => string | undefined;
  enteredValue: (field: string, initial?: string) => string;
  /** Everything a field needs from the form: `<TextField label="City" {...form.field('city')} />`. */
  field: (name: string, initial?: string) => FieldBinding;
}

interface FieldBinding {
  name: string;
  defaultValue: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

/**
 * Joins what the server refused with what the browser can already tell. A server's issue stands until its
 * field is edited; a new answer of the server replaces everything. Without a script only the answer is left,
 * and the page shows the same.
 */
export function useFormIssues(
  failure: FormFailure | undefined,
  validate: Readonly<Record<string, FieldRule>> = {},
): FormIssues {
  const [answered, setAnswered] = useState(failure);
  const [local, setLocal] = useState<Record<string, string | undefined>>({});

  if (answered !== failure) {
    setAnswered(failure);
    setLocal({});
  }

  function say(field: string, message: string | undefined) {
    setLocal((before) => ({ ...before, [field]: message }));
  }

  function errorOf(field: string) {
    if (Object.hasOwn(local, field)) return local[field];
    return failure?.issues?.find((issue) => issue.field === field)?.message;
  }

  function enteredValue(field: string, initial = '') {
    return failure?.values?.[field] ?? initial;
  }

  function field(name: string, initial?: string): FieldBinding {
    return {
      name,
      defaultValue: enteredValue(name, initial),
      error: errorOf(name),
      onChange: () => {
        if (errorOf(name) !== undefined) say(name, undefined);
      },
      onBlur: (event) => {
        const rule = validate[name];
        // An untouched field is not scolded for being left empty; the server's own words are not wiped out.
        const wasEdited = event.target.value !== enteredValue(name, initial) || Object.hasOwn(local, name);
        if (rule && wasEdited) say(name, rule(event.target.value));
      },
    };
  }

  return { failure, errorOf, enteredValue, field };
}
