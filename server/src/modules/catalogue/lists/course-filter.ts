import type { z } from 'zod';
import { DISCIPLINES } from '#contracts/courses/course-options.ts';
import {
  type courseListQuery,
  DATE_FILTERS,
  disciplinesIn,
  STATUS_FILTERS,
} from '#contracts/courses/in-person-courses.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { typedWords } from '#server/platform/db/words.ts';

type Query = Pick<
  z.output<typeof courseListQuery>,
  'q' | 'anyWord' | 'status' | 'discipline' | 'series' | 'date' | 'severalDays'
>;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
export type DateFilter = (typeof DATE_FILTERS)[number];

/** What somebody wants to see of the courses. */
export type CourseFilter = {
  kind: RunKind;
  /** All of them have to occur, or with `anyWord` one. */
  words: string[];
  anyWord: boolean;
  /** One of them; none means any. */
  disciplines: (typeof DISCIPLINES)[number][];
  series: string | undefined;
  severalDays: boolean;
  status: StatusFilter | undefined;
  date: DateFilter | undefined;
};

export const toCourseFilter = ({ q = '', discipline = '', ...rest }: Query, kind: RunKind): CourseFilter => {
  const wanted = disciplinesIn(discipline);
  return {
    kind,
    words: typedWords(q),
    anyWord: rest.anyWord ?? false,
    disciplines: DISCIPLINES.filter((one) => wanted.includes(one)),
    series: rest.series,
    severalDays: rest.severalDays ?? false,
    status: rest.status,
    date: rest.date,
  };
};

/** So many courses to which the same choices apply. */
export type CourseGroup = Record<DateFilter, boolean> & {
  status: StatusFilter | null;
  /** `YYYY-MM`, or `undated`. */
  month: string;
  count: number;
};

/** How long both lists are, and how many rows each other choice of one filter would leave among the upcoming ones. */
export const countGroups = (
  groups: readonly CourseGroup[],
  filter: Pick<CourseFilter, 'status' | 'date'>,
) => {
  const select = (list: 'upcoming' | 'expired', { status, date }: typeof filter) =>
    groups
      .filter((group) => group.upcoming === (list === 'upcoming'))
      .filter((group) => !status || group.status === status)
      .filter((group) => !date || group[date]);
  const sum = (some: readonly CourseGroup[]) => some.reduce((all, group) => all + group.count, 0);
  const count = (...asked: Parameters<typeof select>): number => sum(select(...asked));
  const each = <Choice extends string>(choices: readonly Choice[], of: (choice: Choice) => typeof filter) =>
    Object.fromEntries(choices.map((choice) => [choice, count('upcoming', of(choice))])) as Record<
      Choice,
      number
    >;
  return {
    total: { upcoming: count('upcoming', filter), expired: count('expired', filter) },
    counts: {
      status: each(STATUS_FILTERS, (status) => ({ ...filter, status })),
      date: each(DATE_FILTERS, (date) => ({ ...filter, date })),
      months: Object.fromEntries(
        [...Map.groupBy(select('upcoming', filter), ({ month }) => month)].map(([month, some]) => [
          month,
          sum(some),
        ]),
      ),
    },
  };
};
