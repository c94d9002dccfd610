export { attendedCourse } from './attended-course.ts';
export { ordersOfCourse } from './course-people.repository.ts';
export { findLiveEnrolment, listAttendances, listEnrolled } from './enrolments.repository.ts';
export { findFreeWithdrawal } from './free-withdrawal.ts';
export { mayReadCourseFile } from './may-read-course-file.ts';
export { isOpenPart, openAedOf, openEurOf } from './order-figures.ts';
export { orderObligor } from './order-obligor.ts';
export { findOrder } from './orders.repository.ts';
export { isLongOverdue, type PartReminder, reminderFor } from './remind-due-parts.ts';
