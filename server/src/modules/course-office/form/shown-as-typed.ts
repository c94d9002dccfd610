import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Ctx } from '#server/calls/context.ts';
import { hasPage, listAllInstructors, type ShownTeaching } from '#server/modules/catalogue/index.ts';
import { teachingOf } from './course-columns.ts';

/** A draft has no page yet: it is shown as it will be once the course is open. A cancelled course has one of its own. */
export const shownStatus = (status: CourseForm['basic']['status']) =>
  hasPage({ status, isTemplate: false }) ? status : 'open';

/** Whoever teaches and is known; the others are told when the course is saved. */
export const teachersOf = async ({ db }: Ctx, form: CourseForm): Promise<ShownTeaching[]> => {
  const known = new Map((await listAllInstructors(db)).map((person) => [person.id, person]));
  return teachingOf(form).flatMap(({ instructorId, role }) => {
    const instructor = known.get(instructorId);
    return instructor ? [{ instructor, role }] : [];
  });
};
