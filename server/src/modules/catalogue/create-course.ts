import type { z } from 'zod';
import * as sections from '#contracts/course-sections/sections.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import type { EurMinor } from '#domain/money/money.ts';
import { DEFAULT_POLICY, type PolicyTerms } from '#domain/policies/policy-terms.ts';
import { DEFAULT_HOLD_MINUTES } from '#domain/seats/seats.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { ensureSeries, insertCourse, insertTeaching, type Series } from './catalogue.repository.ts';
import { type CourseCalendar, courseInstants } from './course-instants.ts';
import { getCourse } from './require-course.ts';

export type NewCourse = CourseCalendar & {
  /** The series of this slug, made when there is none. */
  series: Pick<Series, 'slug' | 'title' | 'discipline'>;
  slug: string;
  code: string;
  status: CourseStatus;
  title: string;
  description?: string;
  city?: string;
  country?: string;
  isFree?: boolean;
  priceEur: EurMinor;
  earlyBirdPriceEur: EurMinor | null;
  capacity: number;
  seatHoldMinutes?: number;
  /** The lead first. */
  instructors?: { instructorId: string; role: string }[];
  venue?: z.input<typeof sections.venueSection>;
  schedule?: z.input<typeof sections.scheduleSection>;
  content?: z.input<typeof sections.contentSection>;
  practical?: z.input<typeof sections.practicalSection>;
  certification?: z.input<typeof sections.certificationSection>;
  inclusions?: z.input<typeof sections.inclusionsSection>;
  contact?: z.input<typeof sections.contactSection>;
  media?: z.input<typeof sections.mediaSection>;
  paymentOptions?: z.input<typeof sections.paymentOptionsSection>;
  eligibility?: z.input<typeof sections.eligibilitySection>;
  policy?: PolicyTerms;
  reviews?: z.input<typeof sections.reviewsSection>;
};

/** Adds one dated run. Slugs are lower case, so that they are found however they are written. */
export const createCourse = async (ctx: Pick<Ctx, 'db' | 'now'>, input: NewCourse) => {
  const id = uuidv7();
  const { series, instructors = [], deadline: _, ...columns } = input;
  await insertCourse(ctx.db, {
    ...columns,
    ...courseInstants(input),
    id,
    seriesId: await ensureSeries(ctx.db, { id: uuidv7(), kind: 'InPersonCourse', ...series }),
    slug: input.slug.toLowerCase(),
    seatHoldMinutes: input.seatHoldMinutes ?? DEFAULT_HOLD_MINUTES,
    venue: sections.venueSection.parse(input.venue ?? {}),
    schedule: sections.scheduleSection.parse(input.schedule ?? {}),
    content: sections.contentSection.parse(input.content ?? {}),
    practical: sections.practicalSection.parse(input.practical ?? {}),
    certification: sections.certificationSection.parse(input.certification ?? {}),
    inclusions: sections.inclusionsSection.parse(input.inclusions ?? {}),
    contact: sections.contactSection.parse(input.contact ?? {}),
    media: sections.mediaSection.parse(input.media ?? {}),
    paymentOptions: sections.paymentOptionsSection.parse(input.paymentOptions ?? {}),
    eligibility: sections.eligibilitySection.parse(input.eligibility ?? {}),
    policy: sections.policySection.parse(input.policy ?? DEFAULT_POLICY),
    reviews: sections.reviewsSection.parse(input.reviews ?? {}),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  const teaching = instructors.map((row, position) => ({ ...row, courseId: id, position }));
  await insertTeaching(ctx.db, teaching);
  return getCourse(ctx.db, id);
};
