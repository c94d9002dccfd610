export { noticesOfCourse } from './course-notices.repository.ts';
