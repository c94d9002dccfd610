import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AdminCourseSort, SelfPacedSort } from '#contracts/course-office/course-list-options.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { courseSeries, courses } from '#server/db/schema/index.ts';
import { contains } from '#server/modules/catalogue/index.ts';
import { typedWords } from '#server/platform/db/words.ts';
import type { Ranked } from './ranked-places.repository.ts';

// What the lists of all kinds read alike. Each kind joins tables of its own.

/** What a manager is about. The kind stands in the statement itself, so that indexes of one kind are used. */
export const isOfKind = (kind: CourseKind): SQL => sql`${courses.kind} = ${sql.raw(`'${kind}'`)}`;

/** One parameter however many there are. */
export const isOneOf = (ids: readonly string[]): SQL => sql`${courses.id} = any(${sql.param(ids)}::uuid[])`;

/** A query of its own, so that the index of words answers it. */
const hasWords = (words: readonly string[]): SQL | undefined => {
  const said = words.map((word) => contains(sql.raw('named.search_text'), word));
  return said.length > 0
    ? sql`${courses.id} in (select named.id from ${courses} as named where ${and(...said)})`
    : undefined;
};

export type ListedFilter<View extends string> = {
  q?: string | undefined;
  category?: (typeof courses.category.enumValues)[number] | undefined;
  view?: View | undefined;
  ids?: readonly string[];
};

/** Courses of a kind that what every list is filtered by holds for. Templates are in their own view alone. */
export const isListed = <View extends string>(
  kind: CourseKind,
  views: Readonly<Record<View, SQL>>,
  { q = '', category, view, ids }: ListedFilter<View>,
): SQL | undefined =>
  and(
    isOfKind(kind),
    view ? views[view] : eq(courses.isTemplate, false),
    hasWords(typedWords(q)),
    category && eq(courses.category, category),
    ids && isOneOf(ids),
  );

/** With the series joined. */
export const listedColumns = {
  id: courses.id,
  kind: courses.kind,
  slug: courses.slug,
  version: courses.version,
  createdAt: courses.createdAt,
  code: courses.code,
  title: courses.title,
  category: courses.category,
  discipline: courseSeries.discipline,
  status: courses.status,
  priceEur: courses.priceEur,
  earlyBirdPriceEur: courses.earlyBirdPriceEur,
  isTemplate: courses.isTemplate,
  templateName: sql<string>`coalesce(${courses.metadata} ->> 'templateName', '')`,
};

/** What is read of a course for any list. */
export type ListedHead = Pick<
  typeof courses.$inferSelect,
  keyof typeof listedColumns & keyof typeof courses
> & {
  discipline: string;
  templateName: string;
};

/** By which columns every list is ordered alike. */
export const listedRankings: Record<Exclude<AdminCourseSort & SelfPacedSort, 'status'>, Ranked> = {
  code: { rank: sql`${courses.code}` },
  title: { rank: sql`${courses.title}` },
  category: { rank: sql`${courses.category}` },
  price: { rank: sql`${courses.priceEur}` },
};

const statuses = sql.raw(`array['${COURSE_STATUSES.join("', '")}']`);
export const rankOfStatus = (status: SQLWrapper): Ranked => ({
  rank: sql`array_position(${statuses}, ${status})`,
});

export const rankOfMoment = (moment: SQLWrapper): SQL =>
  sql`round(extract(epoch from ${moment}) * 1000)::float8`;

/** What `placesIn` reads. Equals are in the order of their days, and then of their ids. */
export const rankedColumns = ({ part = sql`0`, rank }: Ranked, day: SQL = sql`0`) => ({
  part: sql<number>`${part}`.as('part'),
  rank: sql<string | number>`${rank}`.as('rank'),
  day: sql<number>`${day}`.as('day'),
  id: courses.id,
});
