import type { CarriedNames } from '#contracts/course-office/carried-form.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findCoursesByWords, listSeries, slugOf } from '#server/modules/catalogue/index.ts';
import { presentLinked } from '../form/relations.ts';
import { LINES } from './carry-words.ts';
import { sameWords } from './same-words.ts';

const MOST_FOUND = 50;

/** What is given away has to be the same course: its code alone could be that of another one here. */
export const findLinked = async ({ db }: Pick<Ctx, 'db'>, { courses }: CarriedNames, lines: string[]) => {
  const linked = [];
  for (const { code, title } of courses) {
    const named = await findCoursesByWords(db, [code], MOST_FOUND);
    const found = named.find((one) => sameWords(one.code, code) && sameWords(one.title, title));
    if (found) linked.push(found);
    else lines.push(LINES.course(code, title));
  }
  return presentLinked(linked);
};

/** The series of this title, or one whose address it would have. */
export const findSeriesNamed = async ({ db }: Pick<Ctx, 'db'>, wanted: string) => {
  const known = await listSeries(db, 'ELearningCourse');
  return known.find(({ title }) => slugOf(title) !== '' && slugOf(title) === slugOf(wanted)) ?? null;
};
