import { data } from 'react-router';
import { keptValues } from './kept-values.ts';
import type { FormFailure } from './use-form-issues.ts';

/** What an action answers when a submission was refused: which of the page's forms, and why. */
export interface Refused {
  intent: string;
  failure: FormFailure;
}

interface Refusal extends Pick<FormFailure, 'message' | 'issues'> {
  status: number;
}

/** The texts entered in these fields; one that was not sent is empty. */
export function textsOf<const Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** A refused submission, as the page shows it again: the server's words and what was entered. */
export function refuse(intent: string, { message, issues, status }: Refusal, form: FormData) {
  const refused: Refused = { intent, failure: { message, issues, values: keptValues(form) } };
  return data(refused, { status });
}

/** The failure that belongs to one of the page's forms. */
export function failureOf(actionData: unknown, ...intents: string[]): FormFailure | undefined {
  const refused = actionData as Partial<Refused> | null | undefined;
  return refused?.intent !== undefined && intents.includes(refused.intent) ? refused.failure : undefined;
}
