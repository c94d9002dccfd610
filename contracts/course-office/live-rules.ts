import type { Issue } from '../errors.ts';
import type { CourseForm, LiveSession } from './course-form.ts';

/** Days from the first session within which the last one lies. */
const LONGEST = 366;
const DAY = 24 * 60 * 60 * 1000;

type Problem = { field: keyof LiveSession; message: string };

const problemOf = (session: LiveSession, before: LiveSession | undefined, first: LiveSession) => {
  const problem = (field: Problem['field'], message: string): Problem => ({ field, message });
  const { date, startTime, endTime } = session;
  if (!date) return problem('date', 'Session date is required');
  if (endTime <= startTime) return problem('endTime', 'A session must end after it starts');
  if (before?.date && `${date} ${startTime}` < `${before.date} ${before.endTime}`)
    return problem('date', 'Sessions must be in order and cannot overlap');
  if (first.date && Date.parse(date) - Date.parse(first.date) > LONGEST * DAY)
    return problem('date', `Sessions must be within ${LONGEST} days of the first`);
  return null;
};

/** What keeps sessions from being held, one sentence for each. Nothing of it can be left for later: the run’s dates follow from them. */
export const sessionIssues = ({ live: { sessions } }: CourseForm): Issue[] =>
  sessions.flatMap((session, at) => {
    const problem = problemOf(session, sessions[at - 1], sessions[0] ?? session);
    return problem
      ? [{ field: `live.sessions.${at}.${problem.field}`, message: problem.message }]
      : sessions.slice(0, at).some(({ _id }) => _id !== null && _id === session._id)
        ? [{ field: `live.sessions.${at}._id`, message: 'A session can be named only once' }]
        : [];
  });
