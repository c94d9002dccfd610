import { courseChangeCalls } from '#contracts/course-office/course-changes.ts';
import { runDecisionEndpoints } from '#contracts/course-office/run-decisions.ts';
import { sessionActEndpoints } from '#contracts/course-office/session-acts.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { getCourse } from '../catalogue/index.ts';
import { isRecentLogin } from '../identity/index.ts';
import { cancelCourse } from './changes/cancel-course.ts';
import { cancelSession } from './changes/cancel-session.ts';
import { courseConsequences } from './changes/course-consequences.ts';
import { listSessions } from './changes/list-sessions.ts';
import { moveSession } from './changes/move-session.ts';
import { postponeCourse } from './changes/postpone-course.ts';
import { runAnyway, undoRunAnyway } from './changes/run-anyway.ts';

const bindingsOf = (kind: RunKind): Binding[] => {
  const calls = courseChangeCalls[kind];
  return [
    on(calls.getCourseConsequences, async (ctx, { id }) => {
      const course = await getCourse(ctx.db, id, kind);
      const consequences = await courseConsequences(ctx.db, course.id);
      return { consequences, asksPassword: !isRecentLogin(ctx) };
    }),
    onOuter(calls.cancelCourse, async (ctx, input) => ({
      message: 'Course cancelled successfully!',
      consequences: await cancelCourse(ctx, kind, input),
    })),
    on(calls.postponeCourse, async (ctx, input) => ({
      message: 'Course postponed successfully!',
      ...(await postponeCourse(ctx, kind, input)),
    })),
  ];
};

const sessionBindings: Binding[] = [
  on(sessionActEndpoints.listSessions, (ctx, { id }) => listSessions(ctx, id)),
  on(sessionActEndpoints.cancelSession, async (ctx, input) => {
    await cancelSession(ctx, input);
    return { message: 'Session cancelled' };
  }),
  on(sessionActEndpoints.moveSession, async (ctx, input) => {
    await moveSession(ctx, input);
    return { message: 'Session moved' };
  }),
];

const decisionBindings: Binding[] = [
  on(runDecisionEndpoints.runAnyway, async (ctx, input) => {
    await runAnyway(ctx, input);
    return { message: 'It is held' };
  }),
  on(runDecisionEndpoints.undoRunAnyway, async (ctx, input) => {
    await undoRunAnyway(ctx, input);
    return { message: 'It is open again whether it is held' };
  }),
];

export const courseChangeBindings: Binding[] = [
  ...RUN_KINDS.flatMap(bindingsOf),
  ...sessionBindings,
  ...decisionBindings,
];
