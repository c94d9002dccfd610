export { attendedCourse } from './attended-course.ts';
export { courseKinds } from './course-kinds.ts';
export { enrolmentEvents } from './enrolments.events.ts';
export { countEnrolled, findLiveEnrolment, listAttendances, listEnrolled } from './enrolments.repository.ts';
export { enrolmentsOfPerson } from './enrolments-of-person.repository.ts';
export { findOwned, type OwnedCourses } from './find-owned.ts';
export { listMyCourses } from './list-my-courses.ts';
export { mayReadCourseFile } from './may-read-course-file.ts';
export { listSeatsToCome } from './seats-to-come.repository.ts';
