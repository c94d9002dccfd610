import { CERTIFICATION_BODIES, COURSES, INSTRUCTORS } from '#web/lib/office-paths.ts';
import { declareList, flag, over, words } from '#web/lists/list-address.ts';

/** Which instructors, of whom it is asked whether they go, and what has just been done. */
export const instructorList = declareList(INSTRUCTORS, {
  q: words(),
  delete: over(words()),
  done: over(words()),
});

/** Which body's form is open, or that of a new one, of which it is asked whether it goes, and what has just been done. */
export const bodyList = declareList(CERTIFICATION_BODIES, {
  edit: over(words()),
  delete: over(words()),
  new: over(flag()),
  done: over(words()),
});

export const CREATE_INSTRUCTOR = `${INSTRUCTORS}/create`;
export const editPath = (id: string) => `${INSTRUCTORS}/${id}/edit`;

/** The list of courses, at the coming ones of this person. */
export const coursesOf = (name: string) => `${COURSES}?${new URLSearchParams({ view: 'upcoming', q: name })}`;
