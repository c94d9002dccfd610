import { redirect } from 'react-router';
import type { Answer, Api, CallInput } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { refuse } from '#web/forms/submission.ts';
import { unreadable } from '#web/forms/unreadable.ts';
import { SAFETY_WORDS as words } from './safety-words.ts';

/** What has left nothing to show but a word. */
const DONE = {
  off: words.off,
  end: words.ended,
  'end-others': words.othersEnded,
  'add-passkey': words.passkeyAdded,
  'remove-passkey': words.passkeyRemoved,
} as const;
type Done = keyof typeof DONE;

export const doneWords = (done: string | null): string | null =>
  done !== null && Object.hasOwn(DONE, done) ? DONE[done as Done] : null;

type Submission = { api: Api; form: FormData; id: string };

/** A secret that is shown until a code of it was given. */
const begin = async (answering: Promise<Answer<'beginAuthenticator'>>, form: FormData) => {
  const answer = await answering;
  if (!answer.success) return refuse(answer, form);
  return { begun: { secret: answer.secret, uri: answer.uri } };
};

/** Codes that are told this once. */
const tellCodes = async (
  answering: Promise<Answer<'confirmAuthenticator' | 'renewRecoveryCodes'>>,
  form: FormData,
) => {
  const answer = await answering;
  if (!answer.success) return refuse(answer, form);
  return { told: { message: answer.message, codes: answer.recoveryCodes } };
};

type Ending = 'removeAuthenticator' | 'endOwnSession' | 'endOtherSessions' | 'addPasskey' | 'removePasskey';

const lead = async (answering: Promise<Answer<Ending>>, { form, done }: { form: FormData; done: Done }) => {
  const answer = await answering;
  return answer.success ? redirect(`/profile/safety?done=${done}`, 303) : refuse(answer, form);
};

const proofIn = (form: FormData) => formReader(form).typed(['password', 'code']);

/** As the device has told the page; what it says is judged by the call. */
const credentialIn = (form: FormData): CallInput<'addPasskey'>['credential'] => {
  try {
    return JSON.parse(formReader(form).text('credential'));
  } catch {
    throw unreadable();
  }
};

const beginPasskey = async ({ api, form }: Submission) => {
  const answer = await api.call('beginPasskey', proofIn(form));
  return answer.success ? { creation: answer.options } : refuse(answer, form);
};

/** By the name that a form has in `_action`. */
export const safetyActs = {
  begin: ({ api, form }: Submission) =>
    begin(api.call('beginAuthenticator', formReader(form).typed(['password'])), form),
  move: ({ api, form }: Submission) => begin(api.call('beginAuthenticator', proofIn(form)), form),
  confirm: ({ api, form }: Submission) =>
    tellCodes(api.call('confirmAuthenticator', formReader(form).typed(['code'])), form),
  renew: ({ api, form }: Submission) => tellCodes(api.call('renewRecoveryCodes', proofIn(form)), form),
  remove: ({ api, form }: Submission) =>
    lead(api.call('removeAuthenticator', proofIn(form)), { form, done: 'off' }),
  end: ({ api, form, id }: Submission) =>
    lead(api.call('endOwnSession', { sessionId: id }), { form, done: 'end' }),
  'end-others': ({ api, form }: Submission) =>
    lead(api.call('endOtherSessions', {}), { form, done: 'end-others' }),
  'begin-passkey': beginPasskey,
  'add-passkey': ({ api, form }: Submission) => {
    const input = { ...formReader(form).typed(['name']), credential: credentialIn(form) };
    return lead(api.call('addPasskey', input), { form, done: 'add-passkey' });
  },
  'remove-passkey': ({ api, form, id }: Submission) =>
    lead(api.call('removePasskey', { id }), { form, done: 'remove-passkey' }),
};
