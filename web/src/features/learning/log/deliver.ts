import type { Answer } from '#contracts/api.ts';
import type { LearningEvent, ProgressView } from '#contracts/learning/progress.ts';
import type { EventShelf } from './event-shelf.ts';
import { asTold, firstOf } from './kept-event.ts';

/** The server, as a device knows it. */
export interface Post {
  send: (courseId: string, events: LearningEvent[]) => Promise<Answer<'sendEvents'>>;
  /** Sends as the page is left, and hears nothing of it. */
  beacon: (courseId: string, body: string) => void;
  /** Whose login this is: an id, null for nobody's, undefined without an answer. */
  findAccount: () => Promise<string | null | undefined>;
}

export type Delivery =
  /** Nothing is left; `savedAt` in milliseconds since 1970, null where there was nothing. */
  | { kind: 'delivered'; savedAt: number | null; progress: ProgressView | null }
  | { kind: 'unanswered' }
  | { kind: 'login'; at: number }
  | { kind: 'refused'; message: string };

/** Sends what is kept of a course until nothing is left or the server is not able, or not willing, to take it. */
export async function deliver(shelf: EventShelf, courseId: string, post: Post): Promise<Delivery> {
  const delivered: Delivery = { kind: 'delivered', savedAt: null, progress: null };
  let unreadable: string | null = null;
  let most: number | undefined;
  for (;;) {
    const events = firstOf(shelf.unsent(courseId), most);
    const [first] = events;
    if (!first) return unreadable === null ? delivered : { kind: 'refused', message: unreadable };
    const answer = await post.send(courseId, asTold(events));
    if (answer.success) {
      const { savedIds, refused, savedAt, progress } = answer;
      if (savedIds.length + refused.length === 0) return { kind: 'unanswered' };
      const doubt = refused.length > 0 ? await doubtOf(shelf, post) : null;
      await shelf.forget(savedIds);
      if (doubt) return doubt;
      await shelf.refuse(refused);
      Object.assign(delivered, { savedAt: Date.parse(savedAt), progress });
      most = undefined;
    } else if (![400, 413, 422].includes(answer.status)) {
      return refusalOf(answer, shelf, post);
    } else if (events.length > 1) {
      // One of them cannot be read: halving finds it, and the others go on.
      most = Math.ceil(events.length / 2);
    } else {
      unreadable = answer.message;
      shelf.setAside(first.eventId);
    }
  }
}

async function refusalOf(
  { status, message }: { status: number; message: string },
  shelf: EventShelf,
  post: Post,
): Promise<Delivery> {
  if (status === 401) return loginOver();
  if (status !== 403 && status !== 404) return { kind: 'unanswered' };
  return (await doubtOf(shelf, post)) ?? { kind: 'refused', message };
}

/** What is refused to another account is not refused to the one that learned. Null where it is the same. */
export async function doubtOf(shelf: EventShelf, post: Post): Promise<Delivery | null> {
  const account = await post.findAccount();
  if (account === undefined) return { kind: 'unanswered' };
  return account === shelf.accountId ? null : loginOver();
}

const loginOver = (): Delivery => ({ kind: 'login', at: Date.now() });
