import { COURSE_STATUSES } from '#domain/courses/course-status.ts';

/** The chosen rows: their ids, the names by which they are told, and the status that they are given. */
export function readBulk(form: FormData) {
  const names = Object.fromEntries(
    form.getAll('ids').map((box) => {
      const [id = '', ...name] = String(box).split(' ');
      return [id, name.join(' ')];
    }),
  );
  const status = COURSE_STATUSES.find((one) => one === form.get('status')) ?? 'draft';
  return { ids: Object.keys(names), status, names };
}
