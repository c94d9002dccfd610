import { isDeepStrictEqual } from 'node:util';
import { wholeForm } from '#contracts/course-office/course-form.ts';
import { TITLE_LENGTH } from '#contracts/courses/course-options.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { getCourse, slugOf } from '#server/modules/catalogue/index.ts';
import { addCourse } from '../form/add-course.ts';
import { LINES } from './carry-words.ts';
import { type Found, findNamed } from './find-named.ts';
import { BLANK, SECTION_NAMES, type SectionName, type Sections } from './own-sections.ts';
import { placed } from './placed.ts';
import type { ReadForm } from './read-carried.ts';
import { whatCanStand } from './what-can-stand.ts';

/** What a file calls its course. */
type Named = { title: string; slug: string };
export type Begun = { id: string; code: string; title: string; parts: number; lines: string[] };

const UNTITLED = 'Imported course';
const titled = (title: string): Sections['basic'] => ({
  ...BLANK.basic,
  title: title.trim().slice(0, TITLE_LENGTH).trim() || UNTITLED,
});

/** A new draft that says what the form of another installation said; its code and address are those of the file where they are free. */
export const beginCarried = async (ctx: SignedInCtx, form: ReadForm, named: Named): Promise<Begun> => {
  const found = await findNamed(ctx, form.names);
  const given = placed(form.sections, found);
  const wanted = { code: given.basic?.courseCode ?? '', slug: slugOf(named.slug) };
  // Of two imports at once the second takes the next free code instead of being told to choose another.
  if (given.basic) given.basic = { ...given.basic, courseCode: '' };
  const before = { ...BLANK, basic: titled(named.title) };
  const { sections, taken, lines } = await whatCanStand(ctx, { before, given, stored: null });
  const id = await addCourse(ctx, {
    kind: 'ELearningCourse',
    form: wholeForm('ELearningCourse', sections),
    policy: DEFAULT_POLICY,
    wish: wanted,
  });
  const { code, slug, title } = await getCourse(ctx.db, id, 'ELearningCourse');
  if (wanted.code !== '' && code !== wanted.code) lines.push(LINES.code(wanted.code, code));
  if (wanted.slug !== '' && slug !== wanted.slug) lines.push(LINES.address(wanted.slug, slug));
  lines.push(
    ...seriesLines(form, found),
    ...missingIn(
      SECTION_NAMES.filter((name) => taken.includes(name)),
      found,
    ),
  );
  return { id, code, title, parts: countSaid(sections, taken), lines };
};

export const missingIn = (sections: readonly SectionName[], { missing }: Found): string[] =>
  sections.flatMap((section) => missing[section] ?? []);

const seriesLines = ({ sections: { basic }, names }: ReadForm, { series }: Found): string[] => {
  if (!basic) return [];
  if (series)
    return basic.discipline === series.discipline ? [] : [LINES.discipline(series.title, series.discipline)];
  return slugOf(names.series) === slugOf(basic.title) ? [] : [LINES.series(names.series)];
};

/** Those that say more than a new course does. */
const countSaid = (sections: Sections, taken: readonly SectionName[]): number =>
  taken.filter((name) => !isDeepStrictEqual(sections[name], BLANK[name])).length;
