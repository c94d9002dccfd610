import type { Db, Tx } from '#server/platform/db/database.ts';
import type { PersonOnCourse } from '../orders/index.ts';
import { findLiveEnrolment } from './enrolments.repository.ts';

/** Whether the person has a place on the course that was not given up: who has one when it is over, was there. */
export const attendedCourse = async (db: Tx | Db, place: PersonOnCourse): Promise<boolean> =>
  (await findLiveEnrolment(db, place)) !== undefined;
