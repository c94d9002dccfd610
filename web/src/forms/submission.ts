import { data } from 'react-router';
import { isOutside, isUnanswered, parseJson } from '#web/lib/calls/unanswered.ts';
import { formReader, type Read } from './form-reader.ts';
import { actOf, intentOf } from './intent.ts';
import { keptValues } from './kept-values.ts';
import type { FormFailure } from './use-form-issues.ts';

/** What an action answers when a submission was refused: which of the page's forms, and why. */
export interface Refused {
  intent: string;
  status: number;
  failure: FormFailure;
  /** For the next try, where the form has one. */
  idempotencyKey?: string;
  /** Nobody knows what became of it: loading the page anew would fail too, or take away what was entered. */
  isUnanswered?: true;
}

/** What a call answered, as far as a form is concerned. */
export type Submitted = { success: true } | Refusal;

export interface Refusal extends Pick<FormFailure, 'message' | 'issues'> {
  success: false;
  status: number;
  code?: string;
}

/** Sends what a form says; what cannot be read is refused here, in the shape of the call's own refusals. */
export async function sendRead<T>(read: Read<T>, send: (input: T) => Promise<Submitted>): Promise<Submitted> {
  return read.issues ? { success: false, status: 400, issues: read.issues } : send(read.input);
}

/** A refused submission, as the page shows it again: the server's words and what was entered. */
export function refuse(refusal: Refusal, form: FormData) {
  const { message, issues, status, code } = refusal;
  const failure = { message, issues, code, values: keptValues(form) };
  const idempotencyKey = nextKey(refusal, form);
  const refused: Refused = { intent: intentOf(form), status, failure, idempotencyKey };
  return data(refused, { status });
}

/** What a form is told of an error that kept its action from answering; of any other error it is told nothing. */
export function refuseUnanswered(error: unknown, message: string, form: FormData) {
  if (!isUnanswered(error)) return undefined;
  const said = findOutsideWords(error);
  return said ? refuse({ success: false, ...said }, form) : unanswered(message, form);
}

/** The words of whatever answered instead of a page, where they are meant for a person. */
export function findOutsideWords(error: unknown) {
  if (!isOutside(error)) return undefined;
  const { status, data: text } = error;
  const message = messageIn(text) ?? (status < 500 && !text.includes('<') ? text.trim() : '');
  return message ? { status, message } : undefined;
}

/** Empty of JSON that has no words for a person; nothing of what is no JSON. */
function messageIn(text: string): string | undefined {
  const said = parseJson(text) as { message?: unknown } | null | undefined;
  if (said === undefined) return undefined;
  return typeof said?.message === 'string' ? said.message : '';
}

/** What a form is told whose login ended while it was filled in. */
export function refuseLogin(form: FormData) {
  const failure = {
    message: 'Your login has expired.',
    isLoginOver: true,
    values: keptValues(form),
  } as const;
  const idempotencyKey = keyOf(form).idempotencyKey || undefined;
  const refused: Refused = { intent: intentOf(form), status: 401, failure, idempotencyKey };
  return data(refused, { status: refused.status });
}

/** The same of a submission that got no answer. */
function unanswered(message: string, form: FormData) {
  const refused: Refused = {
    intent: intentOf(form),
    status: 503,
    failure: { message, values: keptValues(form) },
    idempotencyKey: keyOf(form).idempotencyKey || undefined,
    isUnanswered: true,
  };
  return data(refused, { status: refused.status });
}

/** A request whose end is not known keeps its key, so that it is not done twice; a corrected one is a new request. */
function nextKey({ code, status }: Refusal, form: FormData): string | undefined {
  const key = keyOf(form).idempotencyKey;
  if (!key) return undefined;
  return code === 'still-running' || status >= 500 ? key : crypto.randomUUID();
}

/** The key under which a form is sent, as an option of the call. */
export const keyOf = (form: FormData) => formReader(form).typed(['idempotencyKey']);

/** The failure that belongs to one of the page's forms. */
export function failureOf(actionData: unknown, ...intents: string[]): FormFailure | undefined {
  const refused = actionData as Partial<Refused> | null | undefined;
  return refused?.intent !== undefined && intents.includes(refused.intent) ? refused.failure : undefined;
}

/** The failure of one of the forms that a page has in every row. */
export function failureOfAct(actionData: unknown, acts: readonly string[]): FormFailure | undefined {
  const refused = actionData as Partial<Refused> | null | undefined;
  return acts.includes(actOf(refused?.intent ?? '')) ? refused?.failure : undefined;
}

/** The key for the next press: the refusal's, or else the one that came with the page. */
export function keyAfter(actionData: unknown, loaded: string): string {
  return (actionData as Partial<Refused> | null | undefined)?.idempotencyKey ?? loaded;
}
