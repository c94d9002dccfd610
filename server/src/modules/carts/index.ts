export { freeLines } from './bringers.ts';
export { cartsOfPerson } from './carts-of-person.repository.ts';
export { comeAlong } from './come-along.ts';
export { cartsOfCourse, wishesOfCourse } from './course-referrers.repository.ts';
export { oldCarts } from './old-carts.repository.ts';
