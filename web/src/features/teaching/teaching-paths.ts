export const INSTRUCTORS = '/admin/instructors';
export const CREATE_INSTRUCTOR = `${INSTRUCTORS}/create`;
export const CERTIFICATION_BODIES = '/admin/certification-bodies';

export const editPath = (id: string) => `${INSTRUCTORS}/${id}/edit`;

/** An address with what is asked of it; empty parts are left out. */
export function pathWith(path: string, asked: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(asked).filter(([, text]) => text));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The list of courses, at the coming ones of this person. */
export const coursesOf = (name: string) =>
  pathWith('/admin/courses/in-person', { view: 'upcoming', q: name });
