import { call } from '#web/lib/client.ts';
import { forgetPin, type KeptPin, keepPin, keptPinsOf } from './kept-pin.ts';

/** Asks the server for what was done with a note or bookmark. */
export type PinPost = (pin: KeptPin) => Promise<{ success: boolean; status: number; message: string }>;

export const pinPost: PinPost = async (pin) => {
  const { courseId, id, slideId, positionMs, text } = pin;
  const told = pin.isRemoved
    ? await remove(pin)
    : await put({ courseId, id, slideId, positionMs, text }, pin);
  return told.success ? { success: true, status: 200, message: '' } : told;
};

const remove = ({ kind, courseId, id }: KeptPin) =>
  call(kind === 'note' ? 'deleteNote' : 'deleteBookmark', { courseId, id });

type Put = Pick<KeptPin, 'courseId' | 'id' | 'slideId' | 'positionMs' | 'text'>;
const put = ({ text, ...pin }: Put, { kind }: KeptPin) =>
  kind === 'note' ? call('putNote', { ...pin, text }) : call('putBookmark', pin);

/** What became of it; null without an answer that decides anything, as while the login is over. */
export async function deliverPin(pin: KeptPin, post: PinPost): Promise<'done' | { problem: string } | null> {
  const { success, status, message } = await post(pin);
  const isGone = pin.isRemoved && status === 404;
  if (success || isGone) {
    await forgetPin(pin);
    return 'done';
  }
  if (![400, 403, 404, 409, 413, 422].includes(status)) return null;
  await keepPin({ ...pin, problem: message });
  return { problem: message };
}

/** What earlier visits of an account have left. */
export async function deliverPins(accountId: string, post: PinPost) {
  for (const pin of await keptPinsOf(accountId)) {
    const became = await deliverPin(pin, post);
    if (became === null) return;
  }
}
