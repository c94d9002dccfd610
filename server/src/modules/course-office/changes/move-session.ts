import { type CourseForm, wholeForm } from '#contracts/course-office/course-form.ts';
import { sessionIssues } from '#contracts/course-office/live-rules.ts';
import type { sessionActEndpoints } from '#contracts/course-office/session-acts.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { instantOf } from '#server/platform/time.ts';
import { formOf } from '../form/admin-course.present.ts';
import { readRelations } from '../form/relations.ts';
import { saveCourse } from '../form/save-course.ts';
import { requireSessionAhead } from './require-session-ahead.ts';

type Input = InputOf<typeof sessionActEndpoints.moveSession>;

/** One session of a live course has another day or other hours: what the form says of it, and of nothing else. */
export const moveSession = async (ctx: SignedInCtx, input: Input): Promise<void> => {
  const { id: courseId, sessionId, date, startTime, endTime, reason } = input;
  const { course } = await requireSessionAhead(ctx, { courseId, sessionId });
  if (instantOf(date, startTime, course.zone) <= ctx.now)
    throw fieldError('date', 'The new start must be in the future');
  const stored = formOf(course, await readRelations(ctx.db, courseId));
  const sessions = stored.live.sessions.map((session) =>
    session._id === sessionId ? { ...session, date, startTime, endTime } : session,
  );
  const form = wholeForm(course.kind, { ...stored, live: { ...stored.live, sessions } });
  requireOrder(form);
  await saveCourse(ctx, course, { form, reason });
};

/** Problems of the form are told of the fields that were filled in. */
const requireOrder = (form: CourseForm): void => {
  const [problem] = sessionIssues(form);
  if (problem) throw fieldError(problem.field.split('.').at(-1) ?? '', problem.message);
};
