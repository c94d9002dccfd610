import type { Chapter } from '#domain/live/chapters.ts';
import { dayOf } from '#server/modules/attendance/index.ts';
import type { LiveCourse } from '#server/modules/catalogue/index.ts';
import { presentProgramme } from '../live.present.ts';
import type { StoredSession } from '../live.repository.ts';

/** What the program of a session says, as if its recording began with it. Of what begins together, the first. */
export const chaptersOfProgramme = (session: StoredSession, course: LiveCourse): Chapter[] => {
  const { startsAt } = dayOf(session, course);
  const chapters = new Map<number, Chapter>();
  for (const { at, title } of presentProgramme(session, course)) {
    const startMs = Date.parse(at) - startsAt;
    if (title !== '' && !chapters.has(startMs)) chapters.set(startMs, { startMs, title });
  }
  return [...chapters.values()].toSorted((a, b) => a.startMs - b.startMs);
};
