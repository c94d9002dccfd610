import type { Api } from '#contracts/api.ts';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { paymentCaseEndpoints as calls } from '#contracts/payment-cases/admin-payment-cases.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { issuesIn } from '#web/forms/issues-in.ts';
import { keyOf, type Submitted } from '#web/forms/submission.ts';
import type { FormIssue } from '#web/forms/use-form-issues.ts';
import { issuesOfForm } from './case-form-issues.ts';
import { type ReadCase, readCase, readExpiryDays } from './case-form-read.ts';

type Saved =
  | Extract<Submitted, { success: false }>
  | { success: true; paymentCase: Pick<PaymentCaseDetail, '_id'> };

interface Schema {
  safeParse(
    body: unknown,
  ): { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** What the form says, sent to be made a case. */
export function createFrom(form: FormData, api: Api): Promise<Saved> {
  const read = readCase(form);
  const { expiryDays, issues } = readExpiryDays(form);
  const body = { ...read.input, expiryDays, saveAsDraft: formReader(form).tick('saveAsDraft') };
  return send(
    { ...read, issues: [...read.issues, ...issues] },
    issuesBy(calls.createPaymentCase.body, body),
    () => api.call('createPaymentCase', body, keyOf(form)),
  );
}

/** The same of a case that there is, unless somebody else has changed it since it was read. */
export function updateFrom(form: FormData, api: Api, id: string): Promise<Saved> {
  const read = readCase(form);
  const body = { ...read.input, version: Number(formReader(form).text('version')) };
  return send(read, issuesBy(calls.updatePaymentCase.body, body), () =>
    api.call('updatePaymentCase', { id, ...body }),
  );
}

/** What the call would say: asked where it is not made, so that everything is told at once. */
const issuesBy = (schema: Schema, body: unknown) => (): FormIssue[] => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return [];
  return issuesIn(parsed.error);
};

async function send(read: ReadCase, wouldSay: () => FormIssue[], call: () => Promise<Saved>): Promise<Saved> {
  if (read.issues.length > 0)
    return { success: false, status: 400, issues: issuesOfForm(read.issues, wouldSay(), read) };
  const answer = await call();
  if (answer.success || !answer.issues) return answer;
  return { ...answer, issues: issuesOfForm([], answer.issues, read) };
}
