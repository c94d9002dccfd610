export { attendedCourse } from './attended-course.ts';
export { listAttendances } from './enrolments.repository.ts';
export { isOpenPart, openAedOf, openEurOf } from './order-figures.ts';
export { orderObligor } from './order-obligor.ts';
export { findOrder } from './orders.repository.ts';
export { isLongOverdue, type PartReminder, reminderFor } from './remind-due-parts.ts';
