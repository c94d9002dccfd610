import { courseChangeEndpoints as calls } from '#contracts/course-changes.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { getCourse } from '../catalogue/index.ts';
import { isRecentLogin } from '../identity/index.ts';
import { cancelCourse } from './cancel-course.ts';
import { courseConsequences } from './course-consequences.ts';
import { postponeCourse } from './postpone-course.ts';
import { withdrawFromCourse } from './withdraw-from-course.ts';

const success = true as const;

export const courseChangeBindings: Binding[] = [
  on(calls.getCourseConsequences, async (ctx, { id }) => {
    const course = await getCourse(ctx.db, id);
    const consequences = await courseConsequences(ctx.db, course.id);
    return { success, consequences, asksPassword: !isRecentLogin(ctx) };
  }),
  onOuter(calls.cancelCourse, async (ctx, input) => ({
    success,
    message: 'Course cancelled successfully!',
    consequences: await cancelCourse(ctx, input),
  })),
  on(calls.postponeCourse, async (ctx, input) => ({
    success,
    message: 'Course postponed successfully!',
    ...(await postponeCourse(ctx, input)),
  })),
  onOuter(calls.withdrawFromCourse, async (ctx, { reference }) => {
    await withdrawFromCourse(ctx, reference);
    return { success, message: 'You have withdrawn. Everything you paid goes back to you.' };
  }),
];
