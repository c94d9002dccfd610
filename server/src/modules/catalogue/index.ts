export { addInstructor, type NewInstructor } from './add-instructor.ts';
export type { CourseReferrer } from './catalogue.ports.ts';
export { presentRating } from './catalogue.present.ts';
export {
  type Course,
  courseDirectory,
  findCourse,
  type Instructor,
  instructsCourse,
  listAllInstructors,
  listTeacherNames,
} from './catalogue.repository.ts';
export { CatalogueWatch } from './catalogue-watch.repository.ts';
export { changeRating } from './change-rating.ts';
export {
  daysMovedSince,
  findCancellation,
  findPostponement,
  lastPostponement,
  type Postponement,
} from './course-changes.repository.ts';
export {
  earlyBirdOf,
  eligibilityOf,
  momentOf,
  paymentOptionsOf,
  policyOf,
  priceOf,
  todayAt,
} from './course-facts.ts';
export { createCourse, type NewCourse } from './create-course.ts';
export { enrolSeat } from './enrol-seat.ts';
export { extendSeat } from './extend-seat.ts';
export { lockCourse } from './lock-course.ts';
export { type DatedCourse, instantsAfter, newDatesOf, withdrawUntil } from './moved-dates.ts';
export { nextBoundary } from './next-boundary.repository.ts';
export { releaseSeat } from './release-seat.ts';
export { getCourse, requirePublicCourse } from './require-course.ts';
export { listSearchableCourses, type SearchableCourse } from './searchable-courses.repository.ts';
export { setCourseCancelled } from './set-course-cancelled.ts';
export { setCourseDates } from './set-course-dates.ts';
export { coursesShowing, shownFiles } from './shown-files.repository.ts';
export { type SeatAnswer, type SeatRequest, takeSeat } from './take-seat.ts';
