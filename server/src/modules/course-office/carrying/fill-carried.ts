import { isDeepStrictEqual } from 'node:util';
import { wholeForm } from '#contracts/course-office/course-form.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { formOf } from '../form/admin-course.present.ts';
import { lockManaged } from '../form/lock-managed.ts';
import { readRelations } from '../form/relations.ts';
import { saveCourse } from '../form/save-course.ts';
import { missingIn } from './begin-carried.ts';
import { LINES } from './carry-words.ts';
import { findNamed } from './find-named.ts';
import { BLANK, ownSections, SECTION_NAMES, type SectionName, type Sections } from './own-sections.ts';
import { placed } from './placed.ts';
import type { ReadForm } from './read-carried.ts';
import { whatCanStand } from './what-can-stand.ts';

/** Fills in what the form of a course leaves blank; what somebody has written here stays, and is told. */
export const fillCarried = async (
  ctx: SignedInCtx,
  form: ReadForm,
  courseId: string,
): Promise<{ parts: number; lines: string[] }> => {
  const course = await lockManaged(ctx, courseId, 'ELearningCourse');
  const before = ownSections(formOf(course, await readRelations(ctx.db, courseId)));
  const found = await findNamed(ctx, form.names);
  const said = within(before, placed(form.sections, found));
  const differing = SECTION_NAMES.filter(
    (name) => said[name] && !isDeepStrictEqual(said[name], before[name]),
  );
  const given = Object.fromEntries(
    differing.filter((name) => isBlank(before, name)).map((name) => [name, said[name]]),
  ) as Partial<Sections>;
  const { sections, taken, lines } = await whatCanStand(ctx, { before, given, stored: course });
  if (taken.length > 0)
    await saveCourse(ctx, course, { form: wholeForm('ELearningCourse', sections), reason: '' });
  const kept = differing.filter((name) => !isBlank(before, name));
  if (kept.length > 0) lines.push(LINES.stays(kept));
  const open = SECTION_NAMES.filter((name) => isBlank(before, name));
  return { parts: taken.length, lines: [...lines, ...missingIn(open, found)] };
};

/** Who a course is, its title, code, address, series and status, is never another's to say. */
const within = (before: Sections, { basic, ...said }: Partial<Sections>): Partial<Sections> => ({
  ...said,
  // Nobody known here is nobody named.
  ...(isDeepStrictEqual(said.instructors, BLANK.instructors) && { instructors: undefined }),
  ...(basic && {
    basic: { ...before.basic, description: basic.description, category: basic.category },
  }),
});

const isBlank = (before: Sections, name: SectionName): boolean =>
  name === 'basic' ? before.basic.description === '' : isDeepStrictEqual(before[name], BLANK[name]);
