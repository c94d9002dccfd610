import { type SQL, sql } from 'drizzle-orm';
import { type CourseStatus, LIMITED_SEATS } from '#domain/courses/course-status.ts';
import { addDays, addMonths, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { courseRuns, courses } from '#server/db/schema/index.ts';
import type { StatusFilter } from './course-filter.ts';

// What the domain decides about a course, said again in SQL for lists that filter and sort by it. A test on random
// courses holds each of these equal to its function in domain/.

/** `seatsLeft` up to six, more than which no list asks for. */
const { seatsShown } = courseRuns;

/** A moment as a parameter. */
export const at = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;

/** `effectiveStatus` */
export const effectiveStatusAt = (now: Date): SQL<CourseStatus> => {
  const deadline = sql`coalesce(${courseRuns.deadlineAt}, ${courseRuns.startsAt})`;
  return sql`case
    when ${courses.status} in ('draft', 'cancelled', 'completed') then ${courses.status}
    when ${courseRuns.endsAt} <= ${at(now)} then 'completed'
    when ${courses.status} = 'open' and ${seatsShown} > 0
      and coalesce(${deadline} > ${at(now)}, true) then 'open'
    when ${courses.status} = 'in-progress' or ${courseRuns.startsAt} <= ${at(now)} then 'in-progress'
    when ${courses.status} = 'closed' or ${deadline} <= ${at(now)} then 'closed'
    else 'full' end`;
};

// The same said shortly, where it is worked out for every row there is. A test holds them equal.
const isOver = (now: Date): SQL => sql`coalesce(${courseRuns.endsAt} <= ${at(now)}, false)`;

/** Neither completed nor cancelled, and no draft. */
export const isUpcomingAt = (now: Date): SQL =>
  sql`(${courses.status} not in ('draft', 'cancelled', 'completed') and not ${isOver(now)})`;

export const isCompletedAt = (now: Date): SQL =>
  sql`(${courses.status} = 'completed' or (${courses.status} not in ('draft', 'cancelled') and ${isOver(now)}))`;

/** What the list calls it: open, limited or closed; null for what is none of these. */
export const statusFilterAt = (now: Date): SQL<StatusFilter | null> => sql`case ${effectiveStatusAt(now)}
  when 'open' then case when ${seatsShown} > ${sql.raw(String(LIMITED_SEATS))} then 'open' else 'limited' end
  when 'full' then 'closed'
  when 'closed' then 'closed'
  else case when ${seatsShown} = 0 then 'closed' end end`;

/** `currentPrice` */
export const currentPriceAt = (now: Date): SQL<number> => sql`case
  when ${courseRuns.earlyBirdEndsAt} >= ${at(now)} then least(${courses.earlyBirdPriceEur}, ${courses.priceEur})
  else ${courses.priceEur} end`;

export const lastDay = sql<string>`coalesce(${courseRuns.endDate}, ${courseRuns.startDate})`;

// What day it is, differs between venues, and asking PostgreSQL for each row takes most of a query's time. But it is
// never further than a day from the day in UTC, which settles all other days at once.
const todayAtVenue = (now: Date): SQL => sql`(${at(now)} at time zone ${courseRuns.zone})::date`;
const dayInUtc = (now: Date): LocalDate => localDate(now.toISOString().slice(0, 10));

/** `isPast` */
export const isPastAt = (now: Date): SQL<boolean> => {
  const [yesterday, tomorrow] = [addDays(dayInUtc(now), -1), addDays(dayInUtc(now), 1)];
  return sql`coalesce(${lastDay} < ${yesterday}::date
    or (${lastDay} < ${tomorrow}::date and ${lastDay} < ${todayAtVenue(now)}), false)`;
};

/** Its first day, and that of the month after it. */
export type Month = { first: SQL; next: SQL };

const monthOf = (day: LocalDate): LocalDate => localDate(`${day.slice(0, 7)}-01`);

export const toMonth = (day: LocalDate): Month => ({
  first: sql`${monthOf(day)}::date`,
  next: sql`${addMonths(monthOf(day), 1)}::date`,
});

/** The month that it is at the venue, or the one so many months `ahead` of it. */
export const monthAt = (now: Date, ahead: 0 | 1): Month => {
  const [earliest, latest] = [addDays(dayInUtc(now), -1), addDays(dayInUtc(now), 1)];
  if (monthOf(earliest) === monthOf(latest)) return toMonth(addMonths(monthOf(latest), ahead));
  const month = (more: number) =>
    sql`(date_trunc('month', ${todayAtVenue(now)}) + make_interval(months => ${more}::int))::date`;
  return { first: month(ahead), next: month(ahead + 1) };
};

/** Whether the course begins in a month; undated courses begin in none. */
export const startsIn = ({ first, next }: Month): SQL<boolean> =>
  sql`coalesce(${courseRuns.startDate} >= ${first} and ${courseRuns.startDate} < ${next}, false)`;

/** Whether some day of the course lies in a month; undated courses lie in none. */
export const touches = ({ first, next }: Month): SQL<boolean> =>
  sql`coalesce(${courseRuns.startDate} < ${next} and ${lastDay} >= ${first}, false)`;
