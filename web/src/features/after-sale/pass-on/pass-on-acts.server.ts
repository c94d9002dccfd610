import { redirect, redirectDocument } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOf, readIntent } from '#web/forms/intent.ts';
import { keyOf, refuse, sendRead } from '#web/forms/submission.ts';
import { requireAnswer } from '#web/lib/page.ts';

type LineKey = { reference: string; lineId: string };

/** What passing the seat on costs and asks for, and what became of it so far. */
export const loadPassOn = async (api: Api, key: LineKey) => {
  const { passOn, offer } = requireAnswer(await api.call('getPassOn', key));
  return { passOn, offer };
};

const ACTS = ['pass-on', 'pay-pass-on', 'check-pass-on', 'send-pass-on', 'take-pass-on-back'] as const;

/** Does what a form of the panel asks for; nothing where the form is another's of the page. */
export const actOnPassOn = async (api: Api, key: LineKey, form: FormData) => {
  const { act } = readIntent(intentOf(form), ACTS);
  if (!act) return undefined;
  const back = `/orders/${key.reference}/lines/${key.lineId}/change?act=pass-on`;
  if (act === 'pass-on' || act === 'pay-pass-on') return ask(api, key, { form, back });
  const answer = await {
    'check-pass-on': () => api.call('checkLineChange', key),
    'send-pass-on': () => api.call('sendPassOnAgain', key),
    'take-pass-on-back': () => api.call('takePassOnBack', key),
  }[act]();
  if (!answer.success) return refuse(answer, form);
  return redirect(act === 'check-pass-on' ? `${back}&paid=1` : back, 303);
};

const ask = async (api: Api, key: LineKey, { form, back }: { form: FormData; back: string }) => {
  const read = formReader(form);
  const colleague = read.typed(['firstName', 'lastName', 'email']);
  const wish = read.finish({ ...colleague, agreedFeeEur: read.whole('feeEur', 'Fee') });
  let to: string | null = null;
  const answer = await sendRead(wish, async (input) => {
    const asked = await api.call('passOnLine', { ...key, ...input }, keyOf(form));
    if (asked.success) to = asked.redirectUrl;
    return asked;
  });
  if (!answer.success) return refuse(answer, form);
  return to === null ? redirect(`${back}&paid=1`, 303) : redirectDocument(to, 303);
};
