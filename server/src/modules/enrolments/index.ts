export { attendedCourse } from './attended-course.ts';
export { findLiveEnrolment, listAttendances, listEnrolled } from './enrolments.repository.ts';
export { inPersonKind } from './in-person.kind.ts';
export { mayReadCourseFile } from './may-read-course-file.ts';
