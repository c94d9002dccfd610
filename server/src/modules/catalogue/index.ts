export { type CalendarCourse, courseEntries } from './calendar/course-entries.ts';
export { wholeDay } from './calendar/event-times.ts';
export { withSessions } from './calendar/with-sessions.ts';
export { type CalendarEntry, writeCalendar } from './calendar/write-calendar.ts';
export type { CourseReferrer } from './catalogue.ports.ts';
export { presentInstructor, presentRating, type ShownTeaching } from './courses/catalogue.present.ts';
export {
  type Course,
  type CourseOf,
  courseDirectory,
  findCourse,
  fullName,
  hasPage,
  type InPersonCourse,
  type Instructor,
  insertInstructor,
  insertTeaching,
  instructsCourse,
  isHidden,
  isPublicRun,
  isRun,
  type LiveCourse,
  listAllInstructors,
  listOnOffer,
  listTeacherNames,
  listTeaching,
  type NewTeaching,
  type Run,
  type SelfPacedCourse,
  type Teaching,
  type Wanted,
} from './courses/catalogue.repository.ts';
export { CatalogueWatch } from './courses/catalogue-watch.repository.ts';
export { changeRating } from './courses/change-rating.ts';
export {
  daysMovedSince,
  findCancellation,
  findPostponement,
  insertPostponement,
  lastPostponement,
  type Postponement,
  putCancellation,
} from './courses/course-changes.repository.ts';
export { presentSession } from './courses/course-detail.present.ts';
export {
  earlyBirdOf,
  eligibilityOf,
  licenceRuleOf,
  momentOf,
  paymentOptionsOf,
  policyOf,
  priceOf,
  todayAt,
} from './courses/course-facts.ts';
export { type CourseCalendar, courseInstants, deadlineTime } from './courses/course-instants.ts';
export {
  findCourseIds,
  isCodeTaken,
  keepFormerSlug,
  listSeries,
  nextCode,
  nextFreeCode,
  nextFreeSlug,
} from './courses/course-names.repository.ts';
export { slugOf, slugStem, stemOf } from './courses/course-names.ts';
export {
  type CourseChanges,
  changeCourse,
  insertRun,
  insertSelfPaced,
  lockSelfPaced,
  type NewInPerson,
} from './courses/course-rows.repository.ts';
export { followsTitle, leaveSeries, seriesFor, seriesShownFor } from './courses/course-series.ts';
export {
  type DatedCourse,
  instantsAfter,
  type NewDates,
  newDatesOf,
  withdrawUntil,
} from './courses/moved-dates.ts';
export { nextBoundary } from './courses/next-boundary.repository.ts';
export { getCourse, requireCourseWithPage, requirePublicCourse } from './courses/require-course.ts';
export {
  listSearchableCourses,
  listSearchableSelfPaced,
  type SearchableCourse,
  type SearchableSelfPaced,
} from './courses/searchable-courses.repository.ts';
export { showCourse, showLiveCourse } from './courses/show-course.ts';
export { coursesShowing, shownFiles } from './courses/shown-files.repository.ts';
export { coursesOfPerson } from './courses-of-person.ts';
export { createCourse, type NewCourse } from './creating/create-course.ts';
export { createLiveCourse, type NewLiveCourse } from './creating/create-live-course.ts';
export {
  createSelfPacedCourse,
  type NewSelfPacedCourse,
} from './creating/create-self-paced-course.ts';
export { contains, matches } from './lists/course-filter.repository.ts';
export { type CourseFilter, toCourseFilter } from './lists/course-filter.ts';
export {
  at,
  effectiveStatusAt,
  isCompletedAt,
  isPastAt,
  isUpcomingAt,
  lastDay,
} from './lists/course-moment.repository.ts';
export { FIRST_DAY } from './lists/course-place.ts';
export { runsOfSeries } from './lists/runs-of-series.repository.ts';
export { listKeptSessions, listSessionsToEdit } from './live/live-sessions.repository.ts';
export {
  changesOfAct,
  type HeldSession,
  insertSessionChanges,
  latestChanges,
  listSessionHours,
  type SessionChange,
  setSessionCancelled,
} from './live/session-changes.repository.ts';
export { sessionEntry } from './live/session-entry.ts';
export { type LiveSession, liveSessionsOf } from './live/shown-sessions.repository.ts';
export {
  type CourseLinks,
  findCoursesByWords,
  linksOfCourse,
  listLinkedCourses,
  listLinks,
  type NamedCourse,
  replaceLinks,
} from './selling/course-links.repository.ts';
export {
  type SoldCourse,
  type SoldRun,
  type SoldSelfPaced,
  soldDirectory,
} from './selling/sold-courses.repository.ts';
