export { noticesOfCourse } from './notices/course-notices.repository.ts';
