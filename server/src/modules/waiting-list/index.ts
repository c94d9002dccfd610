import type { Ports } from '#server/calls/context.ts';
import { handOver } from './hand-over.ts';

export { placesOfPerson } from './places-of-person.ts';
export {
  countInLine,
  findStanding,
  findStandingById,
  findWaiting,
  listPeopleInLine,
  waitingOfCourse,
} from './waiting.repository.ts';
export { waitingListEvents } from './waiting-list.events.ts';

/** Who waits for seats, as those who free them see it. */
export const waitingList: Ports['waitingList'] = { handOver };
