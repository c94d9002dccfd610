export { addInstructor, type NewInstructor } from './add-instructor.ts';
export { listBodies } from './certification-bodies.repository.ts';
export { instructorOfPerson } from './instructor-of-person.repository.ts';
