import type { z } from 'zod';
import type { courseContent } from '#contracts/learning/content.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  courseSeries,
  courses,
  enrolments,
  orderLines,
  orderPlaces,
  orders,
  selfPacedCourses,
} from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import type { User } from '../modules/identity/index.ts';

export type Content = z.input<typeof courseContent>;
type WrittenSlide = Content['modules'][number]['sections'][number]['slides'][number];

let made = 0;

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

export type SelfPaced = { id: string; slug: string; code: string };
type Overrides = Partial<typeof courses.$inferInsert> & Partial<typeof selfPacedCourses.$inferInsert>;

/** An open self-paced course at €190.00 that nothing was published of yet. */
export const addSelfPaced = async (db: Db, overrides: Overrides = {}): Promise<SelfPaced> => {
  made += 1;
  const [id, seriesId, now] = [uuidv7(), uuidv7(), new Date()];
  const { accessMonths = null, earlyBirdEndsAt = null, ...ofCourse } = overrides;
  const named = { slug: `self-paced-${made}`, code: `ELC-${made}`, title: `Self-paced course ${made}` };
  await db.insert(courseSeries).values({
    id: seriesId,
    slug: `series-${named.slug}`,
    kind: 'ELearningCourse',
    title: named.title,
    discipline: 'injectables',
  });
  const course = {
    id,
    seriesId,
    kind: 'ELearningCourse' as const,
    ...named,
    status: 'open' as const,
    priceEur: 19_000,
    content: {},
    certification: {},
    inclusions: {},
    contact: {},
    media: {},
    paymentOptions: {},
    policy: DEFAULT_POLICY,
    createdAt: now,
    updatedAt: now,
    ...ofCourse,
  };
  await db.insert(courses).values(course);
  await db.insert(selfPacedCourses).values({ courseId: id, accessMonths, earlyBirdEndsAt });
  return { id, slug: course.slug, code: course.code };
};

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
