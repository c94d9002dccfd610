import type { CarriedForm, CarriedNames } from '#contracts/course-office/carried-form.ts';
import { courseSections } from '#contracts/course-office/course-form.ts';
import { LINES } from './carry-words.ts';
import { SECTION_NAMES, type SectionName, type Sections } from './own-sections.ts';

/** A form from elsewhere as far as it can be understood. Whatever it points at has names still. */
export type ReadForm = { sections: Partial<Sections>; names: CarriedNames; lines: string[] };

/** Each section is read as it is when staff save it; one that does not hold is left out and told. */
export const readCarried = ({ sections: given, names }: CarriedForm): ReadForm => {
  const lines: string[] = [];
  const sections: Partial<Sections> = {};
  for (const name of SECTION_NAMES) {
    if (given[name] === undefined) continue;
    const { data, error } = courseSections.ELearningCourse[name].safeParse(given[name]);
    if (data) Object.assign(sections, { [name]: data });
    else lines.push(LINES.notTaken(name, problemOf(name, error?.issues)));
  }
  return { sections, names, lines };
};

const problemOf = (name: SectionName, issues: readonly { message: string }[] = []) =>
  issues[0]?.message ?? `${name} is not understood`;
