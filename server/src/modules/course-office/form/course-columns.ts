import type { CourseForm } from '#contracts/course-office/course-form.ts';
import { type EurMinor, eur } from '#domain/money/money.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { InPersonCourse, NewInPerson } from '#server/modules/catalogue/index.ts';
import { type CourseCalendar, courseInstants, deadlineTime } from '#server/modules/catalogue/index.ts';
import { termsOf } from './payment-terms.ts';

/** What a form says of a course; who it is, its names and its people are not among it. */
type Names = 'id' | 'kind' | 'seriesId' | 'slug' | 'policy' | 'version';
type CourseColumns = Omit<NewInPerson, Names | `${'created' | 'updated'}${'At' | 'By'}`>;

const toCents = (units: number | null): EurMinor | null =>
  units === null ? null : eur(Math.round(units * 100));
export const toDay = (day: string | null): LocalDate | null => (day === null ? null : localDate(day));

type Stored = Pick<InPersonCourse, 'schedule' | 'zone' | 'startsAt' | 'deadlineAt'>;

/** A deadline is over with its day, unless an hour of it was said before. */
const deadlineOf = ({ schedule }: CourseForm, before: Stored | null): CourseCalendar['deadline'] => {
  const { registrationDeadline, venueTimezone: zone } = schedule;
  const date = toDay(registrationDeadline);
  const isUnchanged = before?.schedule.registrationDeadline === date && before.zone === zone;
  return date && { date, time: isUnchanged ? deadlineTime(before) : null };
};

const calendarOf = ({ schedule, enrollment }: CourseForm) => ({
  zone: schedule.venueTimezone,
  startDate: toDay(schedule.startDate),
  endDate: toDay(schedule.endDate),
  startTime: schedule.timeSlots.startTime,
  endTime: schedule.timeSlots.endTime,
  earlyBirdDays: enrollment.earlyBird.days,
  earlyBirdPriceEur: toCents(enrollment.earlyBird.basePrice),
});

/** What a form says of a course of whatever kind. */
export const coreColumns = ({ basic, enrollment, ...form }: CourseForm) => ({
  code: basic.courseCode,
  status: basic.status,
  title: basic.title,
  description: basic.description,
  category: basic.category,
  isFree: enrollment.isFree,
  priceEur: toCents(enrollment.basePrice) ?? eur(0),
  earlyBirdPriceEur: toCents(enrollment.earlyBird.basePrice),
  content: form.content,
  certification: form.certification,
  inclusions: form.inclusions,
  contact: form.contact,
  media: form.media,
  reviews: form.reviews,
  metadata: form.metadata,
});

/** What it says of one on certain days; `before` is the course as it is, null for a new one. */
export const runColumns = (form: CourseForm, before: Stored | null) => {
  const { schedule, enrollment } = form;
  const calendar = calendarOf(form);
  const { startDate, endDate, venueTimezone: _, timeSlots, ...scheduleFacts } = schedule;
  const { city, country, ...venue } = form.venue;
  return {
    ...coreColumns(form),
    city,
    country,
    capacity: enrollment.seatsAvailable,
    minEnrollment: enrollment.minEnrollment,
    seatHoldMinutes: enrollment.seatHoldDuration,
    ...calendar,
    ...courseInstants({ ...calendar, deadline: deadlineOf(form, before) }),
    venue,
    schedule: { ...scheduleFacts, lunchBreak: timeSlots.lunchBreak },
    paymentOptions: termsOf(enrollment.paymentOptions),
    practical: form.practical,
    assessment: form.assessment,
    waitlist: form.waitlist,
    attendance: form.attendance,
    notificationSettings: form.notificationSettings,
    reminderSettings: form.reminderSettings,
    emailCustomization: form.emailCustomization,
  } satisfies CourseColumns;
};

/** What of it is of a live course alone. Sessions without a day are told before. */
export const liveOf = ({ live: { sessions, ...live } }: CourseForm) => ({
  live,
  sessions: sessions.flatMap(({ _id, date, ...session }) =>
    date === null ? [] : { ...session, id: _id, date: localDate(date) },
  ),
});

/** Whom a form names, the lead at position 0. */
export const teachingOf = ({ instructors: { primary, additional } }: CourseForm) =>
  [primary, ...additional].flatMap(({ instructorId, role }, position) =>
    instructorId === null ? [] : { instructorId, role, position },
  );
