import { toDecimal } from '#contracts/money.ts';
import { effectiveStatus } from '#domain/courses/course-status.ts';
import { momentOf } from '#server/modules/catalogue/index.ts';
import type { AdminCourseHead } from './admin-course-list.repository.ts';
import { presentBasic } from './listed-course.present.ts';

/** What a row says of a course on certain days. */
export const runRow = (course: AdminCourseHead, now: Date) => ({
  basic: presentBasic(course, effectiveStatus(momentOf(course, now))),
  schedule: {
    startDate: course.startDate,
    endDate: course.endDate,
    venueTimezone: course.zone,
    timeSlots: { startTime: course.startTime, endTime: course.endTime },
  },
  enrollment: {
    basePrice: toDecimal(course.priceEur),
    seatsAvailable: course.capacity,
    minEnrollment: course.minEnrollment,
    currentEnrollment: course.enrolled,
    seatsTaken: course.taken,
  },
  venue: { name: course.venueName, city: course.city, country: course.country },
});
