import { eq } from 'drizzle-orm';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { EVENT_KINDS } from '#contracts/learning/progress.ts';
import { progressEndpoints as calls, type ProgressView } from '#contracts/learning/progress.ts';
import type { Binding } from '#server/calls/binding.ts';
import type { Ports } from '#server/calls/context.ts';
import type { JobDeps } from '#server/calls/jobs.ts';
import { enrolments } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { publishVersion } from '#server/modules/learning/index.ts';
import { learningJobs } from '#server/modules/learning/learning.jobs.ts';
import { learningBindings } from '#server/modules/learning/learning.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { type Content, contentOf, enrolInSelfPaced, type SelfPaced } from '../self-paced.ts';
import { testCalls } from '../test-calls.ts';
import { addSelfPaced, addUser } from '../test-world.ts';

const NOON = Date.parse('2027-03-01T08:00:00Z');

export type SentEvent = RequestOf<typeof calls.sendEvents>['events'][number];
type Told = { slideId: string; kind: (typeof EVENT_KINDS)[number] } & Partial<SentEvent>;

type Academy = Pick<ReturnType<typeof testCalls>, 'call' | 'ctx'>;

/** Self-paced courses and who is enrolled in them. */
const coursesOf = (db: Db, academy: Academy) => {
  const publish = (course: SelfPaced, content: Content, changes: string[] = []) =>
    academy.ctx((ctx) => publishVersion(ctx, { courseId: course.id, content, changes }));
  const course = async (content = contentOf(4), overrides: Parameters<typeof addSelfPaced>[1] = {}) => {
    const added = await addSelfPaced(db, { isPublished: false, ...overrides });
    await publish(added, content);
    return added;
  };
  const enrol = (of: SelfPaced, user: User, accessUntil: string | null = null) =>
    academy.ctx((ctx) => enrolInSelfPaced(ctx, { course: of, user, accessUntil }));
  const learner = async (of: SelfPaced, accessUntil: string | null = null): Promise<User> => {
    const user = await addUser(db);
    await enrol(of, user, accessUntil);
    return user;
  };
  return { publish, course, enrol, learner };
};

type Sending = { course: SelfPaced; user: User; sentAt?: number };

/** What learners' devices tell and ask, whose clocks are right unless they say otherwise. */
const devicesOf = (academy: Academy, now: () => number) => ({
  event: (attemptId: string, told: Told): SentEvent => ({
    eventId: uuidv7(),
    attemptId,
    clientSeq: 0,
    clientTime: now(),
    activeMs: 0,
    ...told,
  }),
  send: ({ course: { slug }, user, sentAt = now() }: Sending, events: SentEvent[]) =>
    academy.call(calls.sendEvents, { courseId: slug, sentAt, events }, user),
  progressOf: async ({ slug }: SelfPaced, user: User): Promise<ProgressView> => {
    const { answer } = await academy.call(calls.getProgress, { courseId: slug }, user);
    return calls.getProgress.response.parse(answer).progress;
  },
});

/** The job that forgets events which only said where somebody was. */
export const forgetPassing = async (deps: JobDeps): Promise<void> => {
  await learningJobs(deps)
    .find(({ name }) => name === 'delete-passing-events')
    ?.work({});
};

/** Courses to be learned and who learns them, by a clock that stands at noon in Dubai until it is moved. */
export const createLearningWorld = (db: Db, ports: Partial<Ports> = {}, others: Binding[] = []) => {
  let time = NOON;
  const academy = testCalls([...learningBindings, ...others], { db, now: () => new Date(time), ports });
  const courses = coursesOf(db, academy);
  const devices = devicesOf(academy, () => time);
  return {
    ...academy,
    ...courses,
    ...devices,
    now: () => time,
    /** Lets so many milliseconds pass. */
    pass: (ms: number) => {
      time += ms;
    },
    /** The enrolment ends, as by a refund. */
    end: (enrolmentId: string) =>
      db
        .update(enrolments)
        .set({ cancelledAt: new Date(time), cancelReason: 'Refunded' })
        .where(eq(enrolments.id, enrolmentId)),
    /** Somebody who has opened a course of so many slides. */
    opened: async (slides = 4) => {
      const course = await courses.course(contentOf(slides));
      const user = await courses.learner(course);
      const { attemptId } = await devices.progressOf(course, user);
      return {
        course,
        user,
        attemptId,
        event: (kind: SentEvent['kind'], slideId: string, more: Partial<SentEvent> = {}) =>
          devices.event(attemptId, { kind, slideId, ...more }),
        send: async (events: SentEvent[], sentAt = time) => {
          const { answer } = await devices.send({ course, user, sentAt }, events);
          return calls.sendEvents.response.parse(answer);
        },
        progress: () => devices.progressOf(course, user),
      };
    },
  };
};
