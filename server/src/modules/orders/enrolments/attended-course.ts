import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Place } from '../orders.repository.ts';
import { findLiveEnrolment } from './enrolments.repository.ts';

/** Whether the person has a place on the course that was not given up: who has one when it is over, was there. */
export const attendedCourse = async (db: Tx | Db, place: Place): Promise<boolean> =>
  (await findLiveEnrolment(db, place)) !== undefined;
