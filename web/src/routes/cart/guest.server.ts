import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { registration } from '#contracts/accounts/accounts.ts';
import type { Api } from '#contracts/api.ts';
import {
  guestWords,
  loginFailed,
  registrationFailed,
} from '#web/features/checkout/cart/guest/guest-words.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { issuesIn } from '#web/forms/issues-in.ts';
import { parseBrowserCart } from '#web/forms/kept/browser-cart.ts';
import { refuse } from '#web/forms/submission.ts';
import { withNext } from '#web/lib/login/next-path.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & { context: Parameters<typeof personalApi>[0]['context'] };

const TABS = ['login', 'register'] as const;

export const loadGuest = async (args: Args) => {
  const { user } = requireAnswer(await personalApi(args).call('authCheck', {}));
  if (user) throw redirect('/checkout');
  const account = new URL(args.request.url).searchParams.get('account');
  return { tab: TABS.find((tab) => tab === account) ?? null, chosen: null };
};

export const submitGuest = async (args: Args) => {
  const form = await args.request.formData();
  const { act } = requireIntent(form, [...TABS, 'logged-in']);
  return { login: logIn, register, 'logged-in': adopt }[act](personalApi(args), form);
};

const logIn = async (api: Api, form: FormData) => {
  const answer = await api.call('apiLogin', formReader(form).typed(['email', 'password']));
  if (answer.success && answer.twoStep) return redirectDocument(withNext('/login/code', '/checkout'), 303);
  if (answer.success) return adopt(api, form);
  const reason = answer.code === 'wrong-credentials' ? undefined : answer.message || undefined;
  return refuse({ ...answer, message: loginFailed(reason) }, form);
};

const PERSON = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'phoneNumber',
  'profession',
  'country',
] as const;
const ADDRESS = ['address', 'city', 'state', 'zipCode'] as const;

/** As at every checkout a new member says everything that a bill needs, and agrees to the terms. */
const register = async (api: Api, form: FormData) => {
  const { typed, tick } = formReader(form);
  const asked = registration.safeParse({
    ...typed(PERSON),
    ...typed(ADDRESS),
    agreeTerms: tick('agreeTerms'),
  });
  if (!asked.success) {
    const issues = issuesIn(asked.error).map(({ field, message }) => ({
      field,
      message: guestWords(message),
    }));
    return refuse({ success: false, status: 400, issues }, form);
  }
  const { country } = asked.data;
  const addressInfo = { ...typed(ADDRESS), country };
  const answer = await api.call('signup', { ...typed(PERSON), addressInfo });
  if (answer.success) return adopt(api, form);
  const issues = answer.issues?.map(({ field, message }) => ({
    field: field.replace('addressInfo.', ''),
    message: guestWords(message),
  }));
  return refuse({ ...answer, issues, message: registrationFailed(answer.message) }, form);
};

/**
 * What the visitor had chosen is theirs from now on. The browser forgets it when it has seen that, and says there what
 * could not be put in and why.
 */
const adopt = async (api: Api, form: FormData) => {
  const courses = [...parseBrowserCart(formReader(form).text('courses'))];
  const answer = await api.call('adoptCart', { courses });
  if (answer.success) return redirectDocument('/checkout', 303);
  if (answer.status === 401) return redirectDocument('/login?next=%2Fcheckout&manual', 303);
  return redirectDocument(`/checkout?problem=${answer.code}&adding`, 303);
};
