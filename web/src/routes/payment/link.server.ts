import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
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
  const { act } = requireIntent(form, STEPS);
  const { token } = args.params;
  return steps[act]({ api: personalApi(args), form, token, path: `/payment/general/${token}` });
};

const ENTRIES = [
  'payerName',
  'payerEmail',
  'payerPhone',
  'billingAddress',
  'billingCity',
  'billingCountry',
  'billingCompany',
  'billingTaxNumber',
  'amount',
] as const;

const pay = async ({ api, form, token }: Submission) => {
  const { typed, tick, oneOf } = formReader(form);
  const answer = await api.call('processPaymentLink', {
    token,
    ...typed(ENTRIES),
    selectedCurrency: oneOf('selectedCurrency', ['AED', 'EUR']),
    agreeToTerms: tick('agreeToTerms'),
    startAgain: tick('startAgain'),
  });
  if (!answer.success) return refuse(answer, form);
  if (!answer.redirectUrl)
    return refuse({ success: false, status: 502, message: 'No redirect URL received' }, form);
  return redirectDocument(answer.redirectUrl, 303);
};

const check = async ({ api, form, token, path }: Submission) => {
  const answer = await api.call('checkLinkPayment', { token });
  return answer.success ? redirect(`${path}/success`, 303) : refuse(answer, form);
};

const ask = async ({ api, form, token, path }: Submission) => {
  const answer = await api.call('askForNewLink', { token });
  return answer.success ? redirect(`${path}?asked`, 303) : refuse(answer, form);
};

const report = async ({ api, form, token, path }: Submission) => {
  const answer = await api.call('reportLinkProblem', {
    token,
    ...formReader(form).typed(['message', 'name', 'website']),
  });
  return answer.success ? redirect(`${path}?reported`, 303) : refuse(answer, form);
};

const STEPS = ['pay', 'check', 'ask', 'report'] as const;
const steps = { pay, check, ask, report };
