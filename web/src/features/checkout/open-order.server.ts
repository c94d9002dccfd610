import { redirect, redirectDocument } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { keyOf, type Refusal, refuse } from '#web/forms/submission.ts';
import { CHECKOUT_WORDS } from './failure-words.ts';

interface Submission {
  api: Api;
  form: FormData;
  /** Of the page that shows the order. */
  path: string;
}

const refuseUnsaid = (answer: Refusal, form: FormData) =>
  refuse({ ...answer, message: answer.message || CHECKOUT_WORDS.unsaid('pay') }, form);

/** Leads to the card page of an order that waits for its payment; of what was sold by phone, to where the terms are asked. */
export const continuePayment = async ({ api, form }: Submission) => {
  const answer = await api.call('payObligation', formReader(form).typed(['reference']), keyOf(form));
  if (answer.success) return redirectDocument(answer.redirectUrl, 303);
  if (answer.code === 'invalid-input' && answer.redirectUrl) return redirect(answer.redirectUrl, 303);
  return refuseUnsaid(answer, form);
};

export const abandonOrder = async ({ api, form, path }: Submission) => {
  const { reference } = formReader(form).typed(['reference']);
  const answer = await api.call('abandonOrder', { reference });
  if (!answer.success) return refuseUnsaid(answer, form);
  // A payment that was made meanwhile wins.
  return redirect(answer.state === 'confirmed' ? `/orders/${reference}` : path, 303);
};
