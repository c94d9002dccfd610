import { coursePage } from '#contracts/courses/course-pages.ts';
import { toDecimal } from '#contracts/money.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import type { Ctx } from '#server/calls/context.ts';
import { hasPage, listTeacherNames } from '#server/modules/catalogue/index.ts';
import type { ListedHead } from './listed-courses.repository.ts';

/** What a row of any list says, with what every list's file has besides. */
const presentListed = (course: ListedHead, teachers: readonly string[], publicUrl: string) => ({
  _id: course.id,
  slug: course.slug,
  version: course.version,
  createdAt: course.createdAt.toISOString(),
  instructorNames: teachers.join(', '),
  metadata: { isTemplate: course.isTemplate, templateName: course.templateName },
  discipline: course.discipline,
  earlyBirdPrice: course.earlyBirdPriceEur === null ? null : toDecimal(course.earlyBirdPriceEur),
  publicUrl: hasPage(course) ? `${publicUrl}${coursePage(course)}` : '',
});

/** What it is called, and its status as it is now. */
export const presentBasic = (course: ListedHead, effectiveStatus: CourseStatus) => ({
  courseCode: course.code,
  title: course.title,
  category: course.category,
  status: course.status,
  effectiveStatus,
});

/** Rows of a list: what all kinds have, and what `own` says of each. */
export const presentRows = async <Head extends ListedHead, Own extends object>(
  { db, ports }: Pick<Ctx, 'db' | 'ports'>,
  heads: readonly Head[],
  own: (course: Head) => Own,
) => {
  const names = await listTeacherNames(
    db,
    heads.map(({ id }) => id),
  );
  return heads.map((course) => ({
    ...presentListed(course, names.get(course.id) ?? [], ports.publicUrl),
    ...own(course),
  }));
};
