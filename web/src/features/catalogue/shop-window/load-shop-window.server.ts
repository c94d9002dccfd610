import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { type CourseRow, courseRow } from '../course-lists.ts';
import { DISCIPLINES, type Discipline } from '../disciplines.ts';
import type { DisciplineOffer } from './discipline-list.tsx';
import { yearAhead } from './year-ahead.ts';

type Args = Parameters<typeof sharedApi>[0];

/** What the scale of the year is drawn from. */
const READ = 200;
const ROWS = 5;
const COVERS = 4;

/** What the home page shows of the courses. Its numbers count all of them, however many there are. */
export const loadShopWindow = async (args: Args, today: string) => {
  const asked = { limit: READ };
  const found = requireAnswer(await sharedApi(args).call('listInPersonCourses', asked));
  const rows = found.upcomingCourses.map(courseRow);
  const bookable = rows.filter(({ enrollment }) => enrollment.isEnrollable);
  const next = bookable[0] ?? null;
  return {
    next,
    rows: bookable.slice(0, ROWS),
    covers: onePerDiscipline(bookable.slice(1)).slice(0, COVERS),
    months: yearAhead({
      starts: rows.map(({ schedule }) => schedule.startDate),
      isPart: found.nextCursor !== null,
      today,
    }),
    offers: await loadOffers(args),
    dates: found.total.upcoming,
    day: next && (await loadDay(args, next)),
    datesWithSeats: found.counts.status.open + found.counts.status.limited,
  };
};

/** The next course of each discipline, by date. */
const onePerDiscipline = (courses: readonly CourseRow[]): CourseRow[] =>
  [...Map.groupBy(courses, ({ discipline }) => discipline).values()].flatMap((group) => group.slice(0, 1));

/** A day of a course, slot by slot. The home page does without where the course has just been taken away. */
const loadDay = async (args: Args, { slug, basic }: CourseRow) => {
  const answer = await sharedApi(args).call('getInPersonCourse', { courseId: slug });
  return answer.success ? { slug, title: basic.title, slots: answer.course.schedule.agenda } : null;
};

/** One after the other: a page that nobody has asked for yet takes one connection, not five. */
const loadOffers = async (args: Args): Promise<DisciplineOffer[]> => {
  const offers: DisciplineOffer[] = [];
  for (const { key } of DISCIPLINES) offers.push(await loadOffer(args, key));
  return offers;
};

const loadOffer = async (args: Args, discipline: Discipline): Promise<DisciplineOffer> => {
  const { upcomingCourses, total } = requireAnswer(
    await sharedApi(args).call('listInPersonCourses', { discipline, sort: 'price-asc', limit: 1 }),
  );
  return { discipline, dates: total.upcoming, from: upcomingCourses[0]?.enrollment.currentPrice ?? null };
};
