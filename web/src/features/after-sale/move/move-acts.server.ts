import { redirect, redirectDocument } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOf, readIntent } from '#web/forms/intent.ts';
import { keyOf, refuse } from '#web/forms/submission.ts';
import { requireAnswer } from '#web/lib/page.ts';

type LineKey = { reference: string; lineId: string };

type Asked = {
  /** The run that the address names. */
  to: string | null;
  /** '1' for whoever comes back from the card page with a payment. */
  paid: string | null;
};

/** What was last asked for about a course, and where it can be moved to. Whoever has paid for it sees it in the order. */
export const loadMove = async (api: Api, key: LineKey, { to: chosenId, paid }: Asked) => {
  const { change } = requireAnswer(await api.call('getLineChange', key));
  if (paid === '1' && change?.kind === 'move' && change.state === 'done') throw redirect(movedPath(key));
  if (change?.state === 'pending') return { change, dates: [], chosenId, refusal: null };
  const answer = await api.call('listOtherDates', key);
  if (answer.success) return { change, dates: answer.dates, chosenId, refusal: null };
  return { change, dates: [], chosenId, refusal: answer.message };
};

const ACTS = ['move', 'pay-change', 'check', 'give-up-change'] as const;

/** Does what a form of the panel asks for; nothing where the form is another's of the page. */
export const actOnMove = async (api: Api, key: LineKey, form: FormData) => {
  const { act } = readIntent(intentOf(form), ACTS);
  if (!act) return undefined;
  const back = `/orders/${key.reference}/lines/${key.lineId}/change?act=move`;
  if (act === 'check') {
    const answer = await api.call('checkLineChange', key);
    return answer.success ? redirect(`${back}&paid=1`, 303) : refuse(answer, form);
  }
  if (act === 'give-up-change') {
    const answer = await api.call('giveUpLineChange', key);
    const isPaid = answer.success && answer.state === 'done';
    return answer.success ? redirect(isPaid ? `${back}&paid=1` : back, 303) : refuse(answer, form);
  }
  const answer =
    act === 'move'
      ? await api.call('moveLine', { ...key, ...wishOf(form) }, keyOf(form))
      : await api.call('payLineChange', key, keyOf(form));
  if (!answer.success) return refuse(answer, form);
  return answer.redirectUrl ? redirectDocument(answer.redirectUrl, 303) : redirect(movedPath(key), 303);
};

const movedPath = ({ reference }: LineKey) => `/orders/${reference}?done=moved`;

const wishOf = (form: FormData) => {
  const read = formReader(form);
  return {
    courseId: read.text('courseId'),
    payEur: Number(read.text('payEur')),
    backEur: Number(read.text('backEur')),
  };
};
