import type { z } from 'zod';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { CourseSummary, enrollment } from '#contracts/courses/course-summary.ts';
import type { instructorDetail } from '#contracts/courses/instructors.ts';
import { toDecimal } from '#contracts/money.ts';
import {
  detailBadge,
  effectiveStatus,
  isEnrollable,
  isPast,
  listBadge,
} from '#domain/courses/course-status.ts';
import { acceptedPlans, depositShare, installmentCount } from '#domain/plans/plan-parts.ts';
import type { Instructor, Series, Teaching } from './catalogue.repository.ts';
import { momentOf, paymentOptionsOf, priceOf, todayAt } from './course-facts.ts';
import type { CourseHead } from './course-head.repository.ts';

type Presented<S extends z.ZodType> = z.input<S>;

export const presentInstructor = (instructor: Instructor): Presented<typeof instructorDetail> => ({
  _id: instructor.id,
  slug: instructor.slug,
  firstName: instructor.firstName,
  lastName: instructor.lastName,
  profilePhoto: { url: instructor.photoUrl },
  credentials: instructor.credentials,
  bio: instructor.bio,
  specialties: instructor.specialties,
  experience: { yearsOfExperience: instructor.yearsOfExperience },
  socialMedia: { linkedin: instructor.linkedin, website: instructor.website },
});

const presentPaymentOptions = (course: CourseHead): Presented<typeof enrollment>['paymentOptions'] => {
  const options = paymentOptionsOf(course);
  const plans = acceptedPlans(options);
  return {
    acceptFullPayment: plans.includes('full'),
    acceptDeposit: plans.includes('deposit'),
    acceptInstallments: plans.includes('installments'),
    depositPercentage: plans.includes('deposit') ? depositShare(options) / 100 : null,
    numberOfInstallments: plans.includes('installments') ? installmentCount(options) : null,
  };
};

const presentEnrollment = (course: CourseHead, now: Date): Presented<typeof enrollment> => {
  const moment = momentOf(course, now);
  const { list, price, isEarlyBird } = priceOf(course, now);
  return {
    price: toDecimal(list),
    basePrice: toDecimal(list),
    earlyBirdPrice: course.earlyBirdPriceEur === null ? null : toDecimal(course.earlyBirdPriceEur),
    isEarlyBirdActive: isEarlyBird,
    earlyBirdDeadline: course.earlyBirdEndsAt?.toISOString() ?? null,
    currentPrice: toDecimal(price),
    currency: 'EUR',
    seatsAvailable: course.capacity,
    currentEnrollment: course.enrolled,
    seatsLeft: moment.seatsLeft,
    isEnrollable: isEnrollable(moment),
    deadline: course.deadlineAt?.toISOString() ?? null,
    paymentOptions: presentPaymentOptions(course),
  };
};

/** What changes by the minute; asked for alone by pages that are cached. */
export const presentSeats = (course: CourseHead, now: Date) => {
  const moment = momentOf(course, now);
  const { seatsLeft } = moment;
  return {
    seatsLeft,
    seatsAvailable: course.capacity,
    isEnrollable: isEnrollable(moment),
    badge: detailBadge({ status: effectiveStatus(moment), seatsLeft }),
  };
};

export const presentSummary = (course: CourseHead, teachers: string[], now: Date): CourseSummary => {
  const moment = momentOf(course, now);
  const status = effectiveStatus(moment);
  return {
    kind: course.kind,
    _id: course.id,
    slug: course.slug,
    code: course.code,
    discipline: course.series.discipline,
    basic: {
      title: course.title,
      courseCode: course.code,
      description: course.description,
      status: course.status,
      effectiveStatus: status,
    },
    badge: listBadge({ status, seatsLeft: moment.seatsLeft }),
    enrollment: presentEnrollment(course, now),
    schedule: {
      startDate: course.startDate,
      endDate: course.endDate,
      duration: course.schedule.duration,
      venueTimezone: course.zone,
    },
    venue: { city: course.city, country: course.country },
    instructorNames: teachers.join(', '),
    isPast: isPast({ lastDay: course.endDate ?? course.startDate, today: todayAt(course, now) }),
  };
};

export type ShownTeaching = Pick<Teaching, 'instructor' | 'role'>;

const presentTeacher = ({ instructor, role }: ShownTeaching) => ({ ...presentInstructor(instructor), role });

export const presentTeaching = ([lead, ...others]: ShownTeaching[]): CourseDetail['instructorDetails'] => ({
  primary: lead ? presentTeacher(lead) : null,
  additional: others.map(presentTeacher),
});

/** Null where nobody has been heard yet. */
export const presentRating = ({
  ratingSum,
  ratingCount,
}: Pick<Series, 'ratingSum' | 'ratingCount'>): CourseDetail['rating'] =>
  ratingCount > 0 ? { mean: Math.round((ratingSum * 10) / ratingCount) / 10, count: ratingCount } : null;
