import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf } from '#server/testing/self-paced.ts';
import { createLearningWorld, type SentEvent } from '#server/testing/worlds/learning-world.ts';

const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));

/** The course has no third: it is often completed, and by slides that are completed again. */
const SLIDES = 3;
const KINDS = ['seen', 'position', 'heartbeat', 'completed', 'completed', 'completed'] as const;

const happening = fc.record({
  kind: fc.constantFrom(...KINDS),
  slide: fc.integer({ min: 1, max: SLIDES }),
  /** Milliseconds before everything is sent; equal ones happen on both devices at once. */
  ago: fc.integer({ min: 0, max: 40 }).map((tenth) => tenth * 7_500),
  activeMs: fc.integer({ min: 0, max: 60_000 }),
  positionMs: fc.integer({ min: 0, max: 60_000 }),
  device: fc.constantFrom(0, 1),
});

/** What happened, and the order, repetitions and portions in which the server hears of it. */
const story = fc.array(happening, { minLength: 1, maxLength: 14 }).chain((events) => {
  const indexes = events.map((_, at) => at);
  return fc.record({
    events: fc.constant(events),
    // The clocks of the two devices, as far as they are wrong.
    wrong: fc.tuple(fc.integer({ min: -86_400_000, max: 86_400_000 }), fc.constant(0)),
    order: fc
      .tuple(
        fc.shuffledSubarray(indexes, { minLength: indexes.length }),
        fc.array(fc.constantFrom(...indexes), { maxLength: 10 }),
      )
      .map(([all, again]) => [...all, ...again]),
    portion: fc.integer({ min: 2, max: 7 }),
  });
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

/** How far somebody is after both devices were heard, each flush with its device's clock. */
const comesTo = async (told: Story['events'], { wrong, order, portion }: Omit<Story, 'events'>) => {
  const course = await shared();
  const user = await world.learner(course);
  const { attemptId } = await world.progressOf(course, user);
  world.pass(600_000);
  const made = told.map(
    ({ kind, slide, ago, activeMs, positionMs, device }, at): SentEvent => ({
      // In one order in every telling, since the later of two at the same moment is told by its id.
      eventId: idOf(attemptId, at),
      attemptId,
      slideId: `slide-${slide}`,
      kind,
      clientSeq: at,
      clientTime: world.now() - ago + wrong[device],
      activeMs,
      positionMs,
    }),
  );
  for (let from = 0; from < order.length; from += portion) {
    const flush = order.slice(from, from + portion);
    for (const device of [0, 1] as const) {
      const events = flush.filter((at) => told[at]?.device === device).flatMap((at) => made[at] ?? []);
      if (events.length === 0) continue;
      const { status } = await world.send({ course, user, sentAt: world.now() + wrong[device] }, events);
      expect(status).toBe(200);
    }
  }
  const { attemptId: _, ...progress } = await world.progressOf(course, user);
  return {
    ...progress,
    position: progress.position && { ...progress.position, at: agoOf(progress.position.at) },
    lastAccessedDate: agoOf(progress.lastAccessedDate),
    completedAt: agoOf(progress.completedAt),
  };
};

/** Milliseconds from then to now, which is later in each telling. */
const agoOf = (instant: string | null) => instant && world.now() - Date.parse(instant);

const idOf = (attemptId: string, at: number) => `${at.toString(16).padStart(8, '0')}${attemptId.slice(8)}`;

let course: ReturnType<ReturnType<typeof createLearningWorld>['course']> | undefined;
const shared = () => {
  course ??= world.course(contentOf(SLIDES - 1));
  return course;
};

test('progress is the same in whatever order, how often and in how many portions two devices tell it', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ events, ...telling }) => {
      const inOrder = { wrong: telling.wrong, order: events.map((_, at) => at), portion: events.length };
      expect(await comesTo(events, telling)).toEqual(await comesTo(events, inOrder));
    }),
    // What fails is told as far as it was made smaller until then.
    { numRuns: 100, interruptAfterTimeLimit: 110_000, markInterruptAsFailure: true },
  );
}, 120_000);
