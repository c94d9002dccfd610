import type { EligibilityRules } from '#domain/checkout/eligibility.ts';
import type { CourseMoment } from '#domain/courses/course-status.ts';
import type { LicenceRule } from '#domain/licences/licence-standing.ts';
import type { PaymentOptions } from '#domain/plans/plan-parts.ts';
import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import { type CurrentPrice, currentPrice, type EarlyBird } from '#domain/pricing/current-price.ts';
import { seatsLeft } from '#domain/seats/seats.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import { localDateIn } from '#server/platform/time.ts';
import type { SoldRun } from '../selling/sold-courses.repository.ts';
import type { InPersonCourse } from './catalogue.repository.ts';
import type { CourseHead } from './course-head.repository.ts';

/** What the domain's status functions ask of a course. */
export const momentOf = (
  course: Pick<CourseHead, 'status' | 'capacity' | 'taken' | 'deadlineAt' | 'startsAt' | 'endsAt'>,
  now: Date,
): CourseMoment => ({
  stored: course.status,
  seatsLeft: seatsLeft(course),
  deadlineAt: course.deadlineAt?.getTime() ?? null,
  startsAt: course.startsAt?.getTime() ?? null,
  endsAt: course.endsAt?.getTime() ?? null,
  now: now.getTime(),
});

type Priced = Pick<CourseHead, 'priceEur' | 'earlyBirdPriceEur' | 'earlyBirdEndsAt'>;

export const earlyBirdOf = ({ earlyBirdPriceEur, earlyBirdEndsAt }: Priced): EarlyBird | null =>
  earlyBirdPriceEur !== null && earlyBirdEndsAt
    ? { price: earlyBirdPriceEur, endsAt: earlyBirdEndsAt.getTime() }
    : null;

/** The price before promo codes. */
export const priceOf = (course: Priced, now: Date): CurrentPrice =>
  currentPrice({ list: course.priceEur, earlyBird: earlyBirdOf(course), now: now.getTime() });

export const paymentOptionsOf = (course: Pick<CourseHead, 'paymentOptions'>): PaymentOptions =>
  course.paymentOptions;

export const policyOf = (course: Pick<InPersonCourse, 'policy'>): PolicyTerms => course.policy;

export const eligibilityOf = (course: Pick<SoldRun, 'practical' | 'content'>): EligibilityRules => ({
  requiresInsurance: course.practical.safetyRequirements.insuranceRequired,
  requiresHealthClearance: course.practical.safetyRequirements.healthClearance,
  prerequisites: course.content.prerequisites,
});

/** What licence it asks for, which has to be good until its end: until today where no days are set. */
export const licenceRuleOf = (
  course: Pick<SoldRun, 'content' | 'startDate' | 'endDate' | 'zone'>,
  now: Date,
): LicenceRule => ({
  professions: course.content.professions,
  lastDay: course.endDate ?? course.startDate ?? todayAt(course, now),
});

/** The calendar day that it is at the venue. */
export const todayAt = (course: Pick<CourseHead, 'zone'>, now: Date): LocalDate =>
  localDate(localDateIn(now, course.zone));
