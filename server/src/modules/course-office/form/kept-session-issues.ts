import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listKeptSessions, listSessionsToEdit, type Run } from '#server/modules/catalogue/index.ts';
import { instantOf } from '#server/platform/time.ts';

/**
 * Sessions that are another course's or nobody's, and those that must stay: somebody was there, they were recorded or are
 * cancelled, or people who are enrolled still expect them.
 */
export const keptSessionIssues = async (
  { db, now }: Ctx,
  { live }: CourseForm,
  stored: Pick<Run, 'id' | 'zone' | 'enrolled'> | null,
): Promise<Issue[]> => {
  const known = stored ? await listSessionsToEdit(db, stored.id) : [];
  const staying = stored ? await listKeptSessions(db, stored.id) : new Set<string>();
  const foreign = live.sessions.flatMap(({ _id }, at) =>
    _id === null || known.some(({ id }) => id === _id)
      ? []
      : { field: `live.sessions.${at}._id`, message: 'This session is not one of this course' },
  );
  const kept = new Set(live.sessions.map(({ _id }) => _id));
  const whyKept = ({ id, isCancelled, date, endTime }: (typeof known)[number]): string | null => {
    if (staying.has(id)) return 'it was noted who was there, or it was recorded';
    if (isCancelled) return 'it is cancelled, and those who were to come can read so';
    const isExpected = stored !== null && stored.enrolled > 0 && instantOf(date, endTime, stored.zone) > now;
    return isExpected ? 'people are enrolled. Cancel it instead, and they are told' : null;
  };
  return [
    ...foreign,
    ...known
      .filter(({ id }) => !kept.has(id))
      .flatMap((session) => {
        const why = whyKept(session);
        return why === null
          ? []
          : { field: 'live.sessions', message: `The session of ${session.date} stays: ${why}` };
      }),
  ];
};
