import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listKeptSessions, listLiveSessions, type Run } from '#server/modules/catalogue/index.ts';

/** Sessions that are another course's or nobody's, and those that must stay since somebody's presence was noted or they were recorded. */
export const keptSessionIssues = async (
  { db }: Ctx,
  { live }: CourseForm,
  stored: Pick<Run, 'id'> | null,
): Promise<Issue[]> => {
  const known = stored ? await listLiveSessions(db, stored.id) : [];
  const staying = stored ? await listKeptSessions(db, stored.id) : new Set<string>();
  const foreign = live.sessions.flatMap(({ _id }, at) =>
    _id === null || known.some(({ id }) => id === _id)
      ? []
      : { field: `live.sessions.${at}._id`, message: 'This session is not one of this course' },
  );
  const kept = new Set(live.sessions.map(({ _id }) => _id));
  const gone = known.filter(({ id }) => staying.has(id) && !kept.has(id));
  return [
    ...foreign,
    ...gone.map(({ date }) => ({
      field: 'live.sessions',
      message: `The session of ${date} stays: it was noted who was there, or it was recorded`,
    })),
  ];
};
