import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import type { NewLiveCourse } from '../../modules/catalogue/index.ts';
import { certified, type DemoCourse, type Named, teachersOf } from '../runs/demo-course.ts';

type Session = {
  /** Days after the first. */
  after: number;
  startTime: string;
  endTime: string;
  title: string;
};

/** A live course as the samples describe it: when it begins follows from the day on which they are loaded. */
export type DemoLiveCourse = Omit<
  NewLiveCourse,
  'series' | 'deadline' | 'instructors' | 'contact' | 'sessions'
> & {
  series: DemoCourse['series'];
  startsOn: (today: LocalDate) => LocalDate;
  sessions: readonly [Session, ...Session[]];
  teachers: DemoCourse['teachers'];
};

const isLastSundayOf = (day: LocalDate, months: readonly string[]): boolean =>
  months.includes(day.slice(5, 7)) && Number(day.slice(8)) > 24 && new Date(day).getUTCDay() === 0;

/** The next day on which Europe changes its clocks, so many days from today or later. */
export const clockChangeAfter = (today: LocalDate, days: number): LocalDate => {
  let day = addDays(today, days);
  while (!isLastSundayOf(day, ['03', '10'])) day = addDays(day, 1);
  return day;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const datedLiveCourse = (
  { startsOn, sessions, teachers, ...course }: DemoLiveCourse,
  { today, instructorIds, bodyIds }: Named,
): NewLiveCourse => {
  const first = startsOn(today);
  const dated = ({ after, ...session }: Session) => ({ ...session, date: addDays(first, after) });
  const [opening, ...others] = sessions;
  const taught = sessions.reduce((sum, one) => sum + minutesOf(one.endTime) - minutesOf(one.startTime), 0);
  return {
    minEnrollment: 1,
    ...course,
    deadline: null,
    sessions: [dated(opening), ...others.map(dated)],
    schedule: { ...course.schedule, totalHours: taught / 60 },
    certification: certified(course.certification, bodyIds),
    ...teachersOf(teachers, instructorIds),
  };
};
