import { type StoredSections, storedSections } from '#contracts/course-office/sections/stored.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import type { EurMinor } from '#domain/money/money.ts';
import { PAID_AT_ONCE } from '#domain/plans/plan-parts.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { ensureSeries, type SelfPacedCourse, type Series } from '../courses/catalogue.repository.ts';
import { insertSelfPaced } from '../courses/course-rows.repository.ts';
import { getCourse } from '../courses/require-course.ts';

/** What is left out of a section takes its default. */
type Sections = Partial<Record<(typeof SECTIONS)[number], unknown>>;
const SECTIONS = [
  'content',
  'assessment',
  'certification',
  'inclusions',
  'contact',
  'media',
  'reviews',
  'notificationSettings',
  'emailCustomization',
  'metadata',
] as const satisfies (keyof StoredSections)[];

export type NewSelfPacedCourse = Sections & {
  /** The series of this slug, made when there is none. */
  series: Pick<Series, 'slug' | 'title' | 'discipline'>;
  slug: string;
  code: string;
  status: CourseStatus;
  title: string;
  description?: string;
  priceEur: EurMinor;
  earlyBirdPriceEur?: EurMinor | null;
  earlyBirdEndsAt?: Date | null;
  accessMonths: number | null;
  language?: string;
  /** The lead first. */
  instructors?: { instructorId: string; role: string }[];
};

/** Adds a course that is taken at one's own pace, before anything of it is published. */
export const createSelfPacedCourse = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  input: NewSelfPacedCourse,
): Promise<SelfPacedCourse> => {
  const { series, instructors = [], accessMonths, language, earlyBirdEndsAt, ...core } = input;
  const id = uuidv7();
  const reviews = { enabled: true, requireVerifiedEnrollment: true };
  const sections = SECTIONS.map((name) => [
    name,
    storedSections[name].parse(input[name] ?? (name === 'reviews' ? reviews : {})),
  ]);
  const course = {
    ...core,
    ...Object.fromEntries(sections),
    paymentOptions: PAID_AT_ONCE,
    // Agreed with nobody: what cannot be missed is given back by staff alone.
    policy: DEFAULT_POLICY,
    id,
    seriesId: await ensureSeries(ctx.db, { id: uuidv7(), kind: 'ELearningCourse', ...series }),
    slug: input.slug.toLowerCase(),
    isFree: input.priceEur === 0,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const teaching = instructors.map((row, position) => ({ ...row, position }));
  await insertSelfPaced(ctx.db, { ...course, accessMonths, language, earlyBirdEndsAt }, teaching);
  return getCourse(ctx.db, id, 'ELearningCourse');
};
