import { keptValues } from '#web/forms/kept-values.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import type { Read } from './form-reader.ts';

type Refusal = {
  success: false;
  message: string;
  code: string;
  status: number;
  issues?: { field: string; message: string }[];
};

export interface Refused {
  failure: FormFailure;
  status: number;
  idempotencyKey: string;
}

interface Submission<T> {
  form: FormData;
  read: Read<T>;
  send: (input: T, idempotencyKey: string) => Promise<{ success: true } | Refusal>;
}

/** Sends what a form says. What comes back is the refusal to show beside it, or nothing when it is done. */
export async function submit<T>({ form, read, send }: Submission<T>): Promise<Refused | undefined> {
  const idempotencyKey = String(form.get('idempotencyKey') ?? crypto.randomUUID());
  const values = keptValues(form);
  if (read.issues) return { failure: { issues: read.issues, values }, status: 400, idempotencyKey };
  const answer = await send(read.input, idempotencyKey);
  if (answer.success) return undefined;
  const { message, issues, status } = answer;
  return { failure: { message, issues, values }, status, idempotencyKey: nextKey(answer, idempotencyKey) };
}

/** A request whose end is not known keeps its key, so that it is not done twice; a corrected one is a new request. */
function nextKey({ code, status }: Refusal, key: string): string {
  return code === 'still-running' || status >= 500 ? key : crypto.randomUUID();
}
