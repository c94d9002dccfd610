import { progressEndpoints as progress } from '#contracts/learning/progress.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { acceptVersion } from './attempts/accept-version.ts';
import { restartCourse } from './attempts/restart-course.ts';
import { getProgress } from './progress/get-progress.ts';
import { sendEvents } from './progress/send-events.ts';
import { completeSlide, updateProgress } from './progress/specified-calls.ts';

export const learningBindings: Binding[] = [
  on(progress.sendEvents, sendEvents),
  on(progress.getProgress, getProgress),
  on(progress.updateProgress, updateProgress),
  on(progress.completeSlide, completeSlide),
  on(progress.restartCourse, async (ctx, input) => ({
    message: 'You start over. What you did before is kept in your history.',
    ...(await restartCourse(ctx, input)),
  })),
  on(progress.acceptVersion, acceptVersion),
];
