import { call } from '#web/lib/client.ts';
import { pinPost } from '../notes/deliver-pins.ts';
import type { PinServer } from '../notes/pin-book.ts';
import { recall, remember } from './copies.ts';
import { isMarked } from './kept-mark.ts';

/** The server's notes and bookmarks; without it, of a course that is kept, those that it told last. */
export function keptNotes(accountId: string): PinServer {
  const list: PinServer['list'] = async (courseId) => {
    const answer = await call('listNotes', { courseId });
    const of = { accountId, courseId };
    if (answer.success) await remember(of, 'notes', answer);
    else if (answer.status === 0) return (await recall(of, 'notes')) ?? answer;
    return answer;
  };
  return {
    list,
    put: async (pin) => {
      const told = await pinPost(pin);
      if (told.success && isMarked()) void list(pin.courseId);
      return told;
    },
  };
}
