import { data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { textsOf } from '#web/forms/form-reader.ts';
import { refuse } from '#web/forms/submission.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & {
  params: { token: string };
  context: Parameters<typeof personalApi>[0]['context'];
};

export const loadLink = async (args: Args) => {
  const { token } = args.params;
  const { paymentCase } = requireAnswer(await personalApi(args).call('getPaymentLink', { token }));
  const { searchParams } = new URL(args.request.url);
  return {
    request: paymentCase,
    hasAsked: searchParams.has('asked'),
    hasReported: searchParams.has('reported'),
  };
};

type Submission = { api: Api; form: FormData; token: string; path: string };

/** What the page's forms ask for: to pay, whether it was paid, a new link, and that something is wrong. */
export const submitLink = async (args: Args) => {
  const form = await args.request.formData();
  const step = STEPS.get(String(form.get('_action')));
  if (!step) throw data({ message: 'The request could not be read.' }, { status: 400 });
  const { token } = args.params;
  return step({ api: personalApi(args), form, token, path: `/payment/general/${token}` });
};

const ENTRIES = [
  'payerName',
  'payerEmail',
  'payerPhone',
  'billingAddress',
  'billingCity',
  'billingCountry',
  'amount',
] as const;

const pay = async ({ api, form, token }: Submission) => {
  const selected = form.get('selectedCurrency');
  const answer = await api.call('processPaymentLink', {
    token,
    ...textsOf(form, ENTRIES),
    selectedCurrency: selected === 'AED' || selected === 'EUR' ? selected : undefined,
    agreeToTerms: form.has('agreeToTerms'),
    startAgain: form.has('startAgain'),
  });
  if (!answer.success) return refuse('pay', answer, form);
  if (!answer.redirectUrl)
    return refuse('pay', { success: false, status: 502, message: 'No redirect URL received' }, form);
  return redirectDocument(answer.redirectUrl, 303);
};

const check = async ({ api, form, token, path }: Submission) => {
  const answer = await api.call('checkLinkPayment', { token });
  return answer.success ? redirect(`${path}/success`, 303) : refuse('check', answer, form);
};

const ask = async ({ api, form, token, path }: Submission) => {
  const answer = await api.call('askForNewLink', { token });
  return answer.success ? redirect(`${path}?asked`, 303) : refuse('ask', answer, form);
};

const report = async ({ api, form, token, path }: Submission) => {
  const answer = await api.call('reportLinkProblem', {
    token,
    ...textsOf(form, ['message', 'name', 'website']),
  });
  return answer.success ? redirect(`${path}?reported`, 303) : refuse('report', answer, form);
};

const STEPS = new Map([
  ['pay', pay],
  ['check', check],
  ['ask', ask],
  ['report', report],
]);
