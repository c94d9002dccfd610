import { redirect } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOf, readIntent } from '#web/forms/intent.ts';
import { refuse } from '#web/forms/submission.ts';
import { requireAnswer } from '#web/lib/page.ts';

/** The gift that an order is; null where it is none. */
export const loadGift = async (api: Api, reference: string) =>
  requireAnswer(await api.call('getGift', { reference })).gift;

const ACTS = ['send-gift', 'change-recipient', 'take-gift-back'] as const;

/** Does what a form of the section asks for; nothing where the form is another's of the page. */
export const actOnGift = async (api: Api, reference: string, form: FormData) => {
  const { act } = readIntent(intentOf(form), ACTS);
  if (!act) return undefined;
  const answer = await {
    'send-gift': () => api.call('sendGiftAgain', { reference }),
    'change-recipient': () =>
      api.call('changeRecipient', { reference, ...formReader(form).typed(['email']) }),
    'take-gift-back': () => api.call('takeGiftBack', { reference }),
  }[act]();
  return answer.success ? redirect(`/orders/${reference}`, 303) : refuse(answer, form);
};
