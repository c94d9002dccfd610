import { COURSES, INSTRUCTORS } from '#web/lib/office-paths.ts';
export const CREATE_INSTRUCTOR = `${INSTRUCTORS}/create`;

export const editPath = (id: string) => `${INSTRUCTORS}/${id}/edit`;

/** An address with what is asked of it; empty parts are left out. */
export function pathWith(path: string, asked: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(asked).filter(([, text]) => text));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The list of courses, at the coming ones of this person. */
export const coursesOf = (name: string) => pathWith(COURSES, { view: 'upcoming', q: name });
