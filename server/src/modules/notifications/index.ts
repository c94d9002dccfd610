export { listLetters } from './letters/letters.repository.ts';
export { oweErasureLetter } from './letters/owe-erasure-letter.ts';
export { noticesOfCourse } from './notices/course-notices.repository.ts';
export { mailsOfPerson } from './sending/mails-of-person.repository.ts';
export { oldLetters } from './sending/old-letters.repository.ts';
