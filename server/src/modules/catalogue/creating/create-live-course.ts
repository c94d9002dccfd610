import type { Ctx } from '#server/calls/context.ts';
import type { LiveCourse } from '../courses/catalogue.repository.ts';
import type { NewLive } from '../courses/course-rows.repository.ts';
import { getCourse } from '../courses/require-course.ts';
import type { NewLiveSession } from '../live/live-sessions.repository.ts';
import { insertNew, type NewCourse } from './create-course.ts';

export type NewLiveCourse = Omit<NewCourse, 'startDate' | 'endDate' | 'startTime' | 'endTime'> &
  Pick<NewLive, 'live'> & { sessions: readonly [NewLiveSession, ...NewLiveSession[]] };

/** Adds one live run: it begins with the first of its sessions and ends with the last. */
export const createLiveCourse = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { live, sessions, ...input }: NewLiveCourse,
): Promise<LiveCourse> => {
  const { date: startDate, startTime } = sessions[0];
  const { date: endDate, endTime } = sessions.at(-1) ?? sessions[0];
  const dated = { ...input, startDate, endDate, startTime, endTime };
  const id = await insertNew(ctx, dated, { kind: 'OnlineLiveTraining', live, sessions });
  return getCourse(ctx.db, id, 'OnlineLiveTraining');
};
