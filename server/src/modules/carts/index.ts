export { cartsOfCourse, wishesOfCourse } from './course-referrers.repository.ts';
