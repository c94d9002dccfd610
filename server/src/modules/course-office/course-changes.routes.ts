import { courseChangeEndpoints as calls } from '#contracts/course-office/course-changes.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { getCourse } from '../catalogue/index.ts';
import { isRecentLogin } from '../identity/index.ts';
import { cancelCourse } from './changes/cancel-course.ts';
import { courseConsequences } from './changes/course-consequences.ts';
import { postponeCourse } from './changes/postpone-course.ts';

export const courseChangeBindings: Binding[] = [
  on(calls.getCourseConsequences, async (ctx, { id }) => {
    const course = await getCourse(ctx.db, id, 'InPersonCourse');
    const consequences = await courseConsequences(ctx.db, course.id);
    return { consequences, asksPassword: !isRecentLogin(ctx) };
  }),
  onOuter(calls.cancelCourse, async (ctx, input) => ({
    message: 'Course cancelled successfully!',
    consequences: await cancelCourse(ctx, input),
  })),
  on(calls.postponeCourse, async (ctx, input) => ({
    message: 'Course postponed successfully!',
    ...(await postponeCourse(ctx, input)),
  })),
];
