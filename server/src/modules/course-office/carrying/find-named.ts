import type { CarriedNames } from '#contracts/course-office/carried-form.ts';
import type { Ctx } from '#server/calls/context.ts';
import { fullName, type Instructor, listAllInstructors } from '#server/modules/catalogue/index.ts';
import { listBodies } from '#server/modules/teaching/index.ts';
import { LINES } from './carry-words.ts';
import { findLinked, findSeriesNamed } from './find-named-courses.ts';
import { BLANK, type SectionName, type Sections } from './own-sections.ts';
import { sameWords } from './same-words.ts';

/** What a form from elsewhere points at, as it is known here, and what is not, by the section that it is missing in. */
export type Found = {
  instructors: Sections['instructors'];
  authorityId: string | null;
  bodies: Sections['certification']['certificationBodies'];
  linked: Sections['enrollment']['linkedCourses'];
  series: { id: string; title: string; discipline: Sections['basic']['discipline'] } | null;
  missing: Partial<Record<SectionName, string[]>>;
};

/** Nothing is made of a name: what nobody has written here is left out. */
export const findNamed = async (ctx: Db, names: CarriedNames): Promise<Found> => {
  const missing = { instructors: [], certification: [], enrollment: [] };
  const instructors = await findPeople(ctx, names, missing.instructors);
  return {
    instructors,
    ...(await findBodies(ctx, names, missing.certification)),
    linked: await findLinked(ctx, names, missing.enrollment),
    series: await findSeriesNamed(ctx, names.series),
    missing,
  };
};

type Db = Pick<Ctx, 'db'>;
type Person = CarriedNames['others'][number];

const findPeople = async ({ db }: Db, { lead, others }: CarriedNames, lines: string[]) => {
  const known = await listAllInstructors(db);
  const find = ({ name, slug }: Person): Instructor | undefined => {
    const same = known.filter((one) => sameWords(fullName(one), name));
    const found = same.length === 1 ? same[0] : same.find((one) => one.slug === slug);
    if (!found) lines.push(same.length === 0 ? LINES.instructor(name) : LINES.severalInstructors(name));
    return found;
  };
  const first = lead && find(lead);
  return {
    primary: first ? { instructorId: first.id, role: lead.role } : BLANK.instructors.primary,
    additional: others.flatMap((person) => {
      const found = find(person);
      return found ? { instructorId: found.id, role: person.role, name: fullName(found) } : [];
    }),
  };
};

const findBodies = async ({ db }: Db, { authority, bodies }: CarriedNames, lines: string[]) => {
  const known = authority !== null || bodies.length > 0 ? await listBodies(db) : [];
  const find = (wanted: string) => {
    const found = known.find(({ name }) => sameWords(name, wanted));
    const line = LINES.body(wanted);
    if (!found && !lines.includes(line)) lines.push(line);
    return found;
  };
  return {
    authorityId: authority === null ? null : (find(authority)?.id ?? null),
    bodies: bodies.flatMap(({ name, role }) => {
      const found = find(name);
      return found ? { bodyId: found.id, name: found.name, role } : [];
    }),
  };
};
