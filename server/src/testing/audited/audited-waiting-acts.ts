import type { EndpointName } from '#contracts/endpoints.ts';
import { type Db, transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertWaiting } from '../../modules/waiting-list/waiting.repository.ts';
import { addCourse, addUser } from '../test-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;

/** What staff do to a waiting list, once each, and what has to be written of it. */
export const auditedWaitingActs = (act: Act, db: () => Db): Table => {
  const addLine = async () => {
    const waitlist = { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: false };
    const { id: courseId } = await addCourse(db(), { waitlist });
    const [waitingId, { id: userId }] = [uuidv7(), await addUser(db())];
    const facts = { id: waitingId, courseId, userId, joinedAt: new Date() };
    await transact(db(), (tx) => insertWaiting(tx, facts));
    return { courseId, waitingId, userId };
  };
  return {
    offerSeatByHand: async () => {
      const { courseId, waitingId, userId } = await addLine();
      await act('offerSeatByHand', { courseId, waitingId });
      const after = { waitingId, userId };
      return { action: 'waiting-list.offered', objectId: courseId, before: null, after };
    },
    reorderWaitingList: async () => {
      const { courseId, waitingId } = await addLine();
      const [waitingIds, reason] = [[waitingId], 'Was promised a seat'];
      await act('reorderWaitingList', { courseId, waitingIds, reason });
      const [before, after] = [{ waitingIds }, { waitingIds, reason }];
      return { action: 'waiting-list.reordered', objectId: courseId, before, after };
    },
    removeFromWaitingList: async () => {
      const { courseId, waitingId, userId } = await addLine();
      const after = { reason: 'Asked us by telephone' };
      await act('removeFromWaitingList', { courseId, waitingId, ...after });
      return { action: 'waiting-list.removed', objectId: courseId, before: { waitingId, userId }, after };
    },
  };
};
