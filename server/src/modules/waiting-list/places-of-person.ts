import type { PersonKeeper } from '#server/calls/person-keeper.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { giveUpPlace } from './give-up-place.ts';
import { listStandings, listWaitingOf } from './waiting.repository.ts';

/** They leave every line, and a seat that was offered to them goes to the next. */
export const placesOfPerson: PersonKeeper = {
  columns: { 'waiting.user_id': 'kept: says how a seat was handed on, by the pseudonym' },
  tell: async (db, { id }) => ({ waitingLists: await listWaitingOf(db, id) }),
  forget: async (ctx, { id }) => {
    for (const standing of await listStandings(ctx.db, id)) {
      await lockCourse(ctx, standing.courseId);
      await giveUpPlace(ctx, standing, 'left');
    }
  },
};
