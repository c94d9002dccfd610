export { courseOfficeEvents } from './course-office.events.ts';
export type { CourseCopier } from './course-office.ports.ts';
export { createCourseCounts } from './lists/course-counts.ts';
export { courseSeats } from './roster/list-course-seats.ts';
