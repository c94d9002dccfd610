import { type StoredSections, storedSections } from '#contracts/course-office/sections/stored.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import type { BasisPoints, EurMinor } from '#domain/money/money.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { DEFAULT_HOLD_MINUTES } from '#domain/seats/seats.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { ensureSeries, type InPersonCourse, type Series } from '../courses/catalogue.repository.ts';
import { type CourseCalendar, courseInstants } from '../courses/course-instants.ts';
import { insertRun, type NewLive } from '../courses/course-rows.repository.ts';
import { getCourse } from '../courses/require-course.ts';

type Wish<T> = T extends EurMinor | BasisPoints | LocalDate | Record<string, string>
  ? T
  : T extends readonly (infer Entry)[]
    ? readonly Wish<Entry>[]
    : T extends object
      ? { [Key in keyof T]?: Wish<T[Key]> }
      : T;
/** What is left out of a section takes its default. */
type Sections = { [Name in keyof StoredSections]?: Wish<StoredSections[Name]> };

export type NewCourse = Omit<CourseCalendar, 'earlyBirdPriceEur'> &
  Sections & {
    /** The series of this slug, made when there is none. */
    series: Pick<Series, 'slug' | 'title' | 'discipline'>;
    slug: string;
    code: string;
    status: CourseStatus;
    title: string;
    description?: string;
    category?: InPersonCourse['category'];
    city?: string;
    country?: string;
    isFree?: boolean;
    priceEur: EurMinor;
    earlyBirdPriceEur: EurMinor | null;
    capacity: number;
    minEnrollment?: number;
    seatHoldMinutes?: number;
    /** The lead first. */
    instructors?: { instructorId: string; role: string }[];
  };

const parseSections = ({ schedule, deadline, policy, reviews, ...given }: NewCourse): StoredSections => {
  const wishes: Record<string, unknown> = {
    ...given,
    schedule: { ...schedule, registrationDeadline: deadline?.date ?? null },
    policy: policy ?? DEFAULT_POLICY,
    reviews: { enabled: true, requireVerifiedEnrollment: true, ...reviews },
  };
  const parsed = Object.entries(storedSections).map(([name, schema]) => [
    name,
    schema.parse(wishes[name] ?? {}),
  ]);
  return Object.fromEntries(parsed);
};

type Place = { kind: 'InPersonCourse' } | Pick<NewLive, 'kind' | 'live' | 'sessions'>;

/** Slugs are lower case, so that they are found however they are written. */
export const insertNew = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  input: NewCourse,
  place: Place,
): Promise<string> => {
  const id = uuidv7();
  const { series, instructors = [], deadline: _, ...columns } = input;
  const course = {
    ...columns,
    ...courseInstants(input),
    id,
    seriesId: await ensureSeries(ctx.db, { id: uuidv7(), kind: place.kind, ...series }),
    slug: input.slug.toLowerCase(),
    seatHoldMinutes: input.seatHoldMinutes ?? DEFAULT_HOLD_MINUTES,
    ...parseSections(input),
    createdAt: ctx.now,
    updatedAt: ctx.now,
    ...place,
  };
  const teaching = instructors.map((row, position) => ({ ...row, position }));
  await insertRun(ctx.db, course, teaching);
  return id;
};

/** Adds one run in person. */
export const createCourse = async (ctx: Pick<Ctx, 'db' | 'now'>, input: NewCourse): Promise<InPersonCourse> =>
  getCourse(ctx.db, await insertNew(ctx, input, { kind: 'InPersonCourse' }), 'InPersonCourse');
