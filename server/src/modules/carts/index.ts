export { freeLines } from './bringers.ts';
export { comeAlong } from './come-along.ts';
export { cartsOfCourse, wishesOfCourse } from './course-referrers.repository.ts';
