import type { LearningEvent } from '#contracts/learning/progress.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { User } from '../../modules/identity/index.ts';
import { granted } from '../actors.ts';
import type { Props } from '../story/tell-story.ts';
import { demoLearners, type Learner } from './learners.ts';
import { passTest } from './pass-test.ts';

export type Moment = { daysAgo: number; play(): Promise<void> };

/** What learners did, in no order. */
export const learningMoments = (props: Props): Moment[] =>
  demoLearners.flatMap((learner) => [
    { daysAgo: learner.boughtDaysAgo, play: () => begin(props, learner) },
    { daysAgo: learner.learnedDaysAgo, play: () => learn(props, learner) },
  ]);

const buy = async ({ stage, visit, cast }: Props, { who, course: courseId }: Learner) => {
  const api = stage.as(await cast.find(who));
  await granted(api.call('addElearning', { courseId }));
  const { course } = await granted(api.call('getElearningCheckout', { courseId }));
  const agreement = { courseId, agreeTerms: true };
  if (course.isFree) {
    await granted(api.call('completeElearning', agreement));
    return;
  }
  const { reference, redirectUrl } = await granted(api.call('processElearningPayment', agreement));
  await visit.payAt(redirectUrl);
  await granted(api.call('checkPayment', { reference }));
};

/** Who has bought a course looks into it at once: no time counts that was spent before. */
const begin = async (props: Props, learner: Learner) => {
  await buy(props, learner);
  const api = props.stage.as(await props.cast.find(learner.who));
  await granted(api.call('getCourseContent', { courseId: learner.course }));
};

/** As the viewer tells it: each slide seen for as long as it lasts, then completed. */
const learn = async (props: Props, learner: Learner) => {
  const actor: User = await props.cast.find(learner.who);
  const api = props.stage.as(actor);
  const { course: courseId, completed, positionMs } = learner;
  const { modules, progress } = await granted(api.call('getCourseContent', { courseId }));
  const slides = modules.flatMap(({ sections }) => sections.flatMap((section) => section.slides));
  const sentAt = props.stage.clock.now().getTime();
  const { attemptId } = progress;
  const events: LearningEvent[] = [];
  const tell = (event: Omit<LearningEvent, 'eventId' | 'attemptId' | 'clientSeq'>) =>
    events.push({ eventId: uuidv7(), attemptId, clientSeq: events.length, ...event });
  let clientTime = sentAt - slides.slice(0, completed).reduce((all, { seconds }) => all + seconds * 1000, 0);
  for (const { slideId, seconds } of slides.slice(0, completed)) {
    for (let left = seconds * 1000; left > 0; left -= TURN_MS) {
      clientTime += Math.min(left, TURN_MS);
      tell({ slideId, kind: 'heartbeat', clientTime, activeMs: Math.min(left, TURN_MS) });
    }
    tell({ slideId, kind: 'completed', clientTime, activeMs: 0 });
  }
  const here = slides[completed] ?? slides.at(-1);
  if (here) tell({ slideId: here.slideId, kind: 'position', clientTime: sentAt, activeMs: 0, positionMs });
  await granted(api.call('sendEvents', { courseId, sentAt, events }));
  if (learner.passes) await passTest(api, courseId);
};

/** A device tells that somebody is there at least so often. */
const TURN_MS = 15_000;
