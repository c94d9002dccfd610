export { addInstructor, type NewInstructor } from './add-instructor.ts';
export { listBodies } from './certification-bodies.repository.ts';
