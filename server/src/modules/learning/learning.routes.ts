import { adminLearnerEndpoints as office } from '#contracts/learning/admin-learners.ts';
import { elearningEndpoints as courses } from '#contracts/learning/elearning.ts';
import { keptCourseEndpoints as kept } from '#contracts/learning/kept-course.ts';
import { progressEndpoints as progress } from '#contracts/learning/progress.ts';
import { testEndpoints as tests } from '#contracts/learning/tests.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { acceptVersion } from './attempts/accept-version.ts';
import { getCourseContent } from './attempts/get-course-content.ts';
import { restartCourse } from './attempts/restart-course.ts';
import { checkAccess } from './courses/check-access.ts';
import { getElearningCourse } from './courses/get-elearning-course.ts';
import { listElearning } from './courses/list-elearning.ts';
import { getMyStats, listMyElearning } from './courses/list-my-elearning.ts';
import { adminGetOrderLearning } from './learners/admin-get-order-learning.ts';
import { adminListLearners } from './learners/admin-list-learners.ts';
import { extendAccess, resetLearning } from './learners/change-learning.ts';
import { getProgress } from './progress/get-progress.ts';
import { sendEvents } from './progress/send-events.ts';
import { completeSlide, updateProgress } from './progress/specified-calls.ts';
import { getTest } from './tests/get-test.ts';
import { keepAnswers } from './tests/keep-answers.ts';
import { startTest } from './tests/start-test.ts';
import { submitTest } from './tests/submit-test.ts';
import { getSlide } from './versions/get-slide.ts';
import { listCourseFiles } from './versions/list-course-files.ts';
import { searchCourseText } from './versions/search-course-text.ts';

export const learningBindings: Binding[] = [
  on(courses.listElearning, listElearning),
  on(courses.getElearningCourse, getElearningCourse),
  on(courses.checkAccess, checkAccess),
  on(courses.getCourseContent, getCourseContent),
  on(courses.getSlide, getSlide),
  on(kept.listCourseFiles, listCourseFiles),
  on(courses.searchCourseText, searchCourseText),
  on(courses.listMyElearning, listMyElearning),
  on(courses.getMyStats, getMyStats),
  on(office.adminGetOrderLearning, adminGetOrderLearning),
  on(office.adminListLearners, adminListLearners),
  on(office.adminResetLearning, async (ctx, input) => {
    await resetLearning(ctx, input);
    return { message: 'They begin anew. What they did before is kept in their history.' };
  }),
  on(office.adminExtendAccess, async (ctx, input) => {
    await extendAccess(ctx, input);
    return { message: 'They may learn the course for longer.' };
  }),
  on(progress.sendEvents, sendEvents),
  on(progress.getProgress, getProgress),
  on(progress.updateProgress, updateProgress),
  on(progress.completeSlide, completeSlide),
  on(progress.restartCourse, async (ctx, input) => ({
    message: 'You start over. What you did before is kept in your history.',
    ...(await restartCourse(ctx, input)),
  })),
  on(progress.acceptVersion, acceptVersion),
  on(tests.getTest, getTest),
  on(tests.startTest, startTest),
  on(tests.keepAnswers, keepAnswers),
  on(tests.submitTest, submitTest),
];
