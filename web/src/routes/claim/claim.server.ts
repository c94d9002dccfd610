import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { refuse } from '#web/forms/submission.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & {
  context: Parameters<typeof personalApi>[0]['context'];
  params: { reference: string; token: string };
};

const TABS = ['login', 'register'] as const;

export const loadClaim = async (args: Args) => {
  const api = personalApi(args);
  const { user } = requireAnswer(await api.call('authCheck', {}));
  const { claim } = requireAnswer(await api.call('getClaim', args.params));
  const account = new URL(args.request.url).searchParams.get('account');
  return { claim, email: user?.email ?? null, tab: TABS.find((tab) => tab === account) ?? 'login' };
};

type Press = { api: Api; form: FormData; params: Args['params']; path: string };

export const submitClaim = async ({ request, context, params }: Args) => {
  const form = await request.formData();
  const { act } = requireIntent(form, [...TABS, 'claim', 'decline', 'leave']);
  const path = `/claim/${params.reference}/${params.token}`;
  return { login, register, claim, decline, leave }[act]({
    api: personalApi({ context }),
    form,
    params,
    path,
  });
};

const login = async ({ api, form, path }: Press) => {
  const answer = await api.call('login', { ...formReader(form).typed(['email', 'password']), next: path });
  return answer.success ? redirectDocument(answer.redirectUrl, 303) : refuse(answer, form);
};

const PERSON = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'phoneNumber',
  'profession',
] as const;
const ADDRESS = ['address', 'city', 'state', 'zipCode', 'country'] as const;

const register = async ({ api, form, path }: Press) => {
  const { typed } = formReader(form);
  const answer = await api.call('openAccount', { ...typed(PERSON), addressInfo: typed(ADDRESS), next: path });
  if (answer.success) return redirectDocument(answer.redirectUrl, 303);
  const issues = answer.issues?.map(({ field, message }) => ({
    field: field.replace('addressInfo.', ''),
    message,
  }));
  return refuse({ ...answer, issues }, form);
};

const claim = async ({ api, form, params, path }: Press) => {
  const { tick, all } = formReader(form);
  const answer = await api.call('acceptClaim', {
    ...params,
    agreeTerms: tick('agreeTerms'),
    confirmations: all('confirmations'),
  });
  if (answer.success || answer.status === 401) return redirect(path, 303);
  return refuse(answer, form);
};

const decline = async ({ api, form, params, path }: Press) => {
  const answer = await api.call('declineClaim', params);
  return answer.success ? redirect(path, 303) : refuse(answer, form);
};

/** To claim with another account. */
const leave = async ({ api, path }: Press) => {
  requireAnswer(await api.call('logout', {}));
  return redirectDocument(path, 303);
};
