import { daysFigure } from '#domain/time/days-figure.ts';
import { daysBetween, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Run, requirePublicCourse, type SelfPacedCourse } from '#server/modules/catalogue/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { type Card, drawCard } from './draw-card.ts';

/** The picture of a course where its address is shared. Drafts have none. */
export const makeCourseCard = async ({ db }: Pick<Ctx, 'db'>, slug: string): Promise<string> => {
  const course = await requirePublicCourse(db, slug);
  const { brand } = await readSettings(db);
  return drawCard({
    tone: course.series.discipline,
    brand: brand.name,
    mark: course.code,
    title: course.title,
    ...(course.kind !== 'ELearningCourse'
      ? { place: course.kind === 'OnlineLiveTraining' ? 'Live online' : course.city, date: dateOf(course) }
      : { place: 'Self-paced', date: lengthOf(course) }),
  });
};

/** The picture of every other page. */
export const makeSiteCard = async ({ db }: Pick<Ctx, 'db'>): Promise<string> => {
  const { brand } = await readSettings(db);
  return drawCard({
    tone: 'injectables',
    brand: brand.name,
    mark: '',
    title: brand.strapline || brand.name,
    place: 'Every date, seat and price',
    date: null,
  });
};

const dateOf = ({ startDate, endDate }: Run): Card['date'] => {
  if (!startDate) return { figure: 'TBD', caption: '', yearShare: 0 };
  const { days, caption } = daysFigure(startDate, endDate);
  return { figure: days, caption, yearShare: yearShare(startDate) };
};

/** In place of days: how long it takes. */
const lengthOf = ({ seconds }: SelfPacedCourse): Card['date'] => ({
  figure: `${Math.ceil(seconds / 60)} min`,
  caption: 'Starts at once',
  yearShare: 0,
});

const yearShare = (date: LocalDate): number => {
  const year = Number(date.slice(0, 4));
  const start = localDate(`${year}-01-01`);
  return daysBetween(start, date) / daysBetween(start, localDate(`${year + 1}-01-01`));
};
