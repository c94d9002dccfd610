export { addInstructor, type NewInstructor } from './add-instructor.ts';
