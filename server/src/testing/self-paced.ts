import type { z } from 'zod';
import type { courseContent } from '#contracts/learning/content.ts';
import type { Ctx } from '#server/calls/context.ts';
import { enrolments, orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import type { SelfPacedCourse } from '../modules/catalogue/index.ts';
import type { User } from '../modules/identity/index.ts';

export type Content = z.input<typeof courseContent>;
type WrittenSlide = Content['modules'][number]['sections'][number]['slides'][number];

/** A slide of words. */
export const textSlide = (slideId: string, overrides: object = {}): WrittenSlide =>
  ({
    slideId,
    title: `About ${slideId}`,
    type: 'text',
    seconds: 30,
    text: 'Words.',
    ...overrides,
  }) as WrittenSlide;

/** These slides in one section of one module. */
export const contentWith = (slides: WrittenSlide[], tests: Content['tests'] = []): Content => ({
  modules: [
    {
      moduleId: 'module-1',
      title: 'The only module',
      description: 'All there is',
      sections: [{ sectionId: 'section-1', title: 'The only section', slides }],
    },
  ],
  tests,
});

/** `slide-1` to `slide-n`. */
export const contentOf = (count: number, tests: Content['tests'] = []): Content =>
  contentWith(
    Array.from({ length: count }, (_, at) => textSlide(`slide-${at + 1}`)),
    tests,
  );

/** A test of one question. */
export const FINAL_TEST: NonNullable<Content['tests']>[number] = {
  testId: 'final',
  title: 'Final test',
  passPercent: 80,
  attempts: null,
  minutes: null,
  questions: [
    {
      questionId: 'q1',
      kind: 'single',
      prompt: 'Which?',
      explanation: 'This.',
      answers: [
        { answerId: 'a', text: 'A' },
        { answerId: 'b', text: 'B' },
      ],
      right: 'a',
      slideId: 'slide-1',
    },
  ],
};

export type SelfPaced = Pick<SelfPacedCourse, 'id' | 'slug' | 'code'>;

/** Somebody's enrolment in a self-paced course, as a payment would have made it; its id. */
export const enrolInSelfPaced = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { course, user, accessUntil = null }: { course: SelfPaced; user: User; accessUntil?: string | null },
): Promise<string> => {
  const [orderId, lineId, placeId, id] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const [courseId, userId] = [course.id, user.id];
  await db.insert(orders).values({
    id: orderId,
    reference: `AUR-${randomBase32(10)}`,
    userId,
    state: 'confirmed',
    createdAt: now,
  });
  const line = { id: lineId, orderId, position: 0, courseId, title: course.slug, code: course.code };
  await db.insert(orderLines).values({ ...line, kind: 'ELearningCourse' });
  await db
    .insert(orderPlaces)
    .values({ id: placeId, lineId, courseId, userId, state: 'accepted', acceptedAt: now });
  await db.insert(enrolments).values({ id, userId, courseId, placeId, accessUntil, createdAt: now });
  return id;
};
