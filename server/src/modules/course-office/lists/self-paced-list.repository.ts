import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import type { SelfPacedSort, SelfPacedView } from '#contracts/course-office/self-paced-lists.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { courseSeries, courses, enrolments, selfPacedCourses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { inOrder } from '#server/platform/db/in-order.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { hasWords, isOfKind } from './admin-course-filter.repository.ts';
import type { Order, Place } from './admin-course-place.ts';
import { placesIn, type Ranked } from './ranked-places.repository.ts';

export type SelfPacedQuery = InputOf<(typeof adminCourseCalls)['ELearningCourse']['listAdminCourses']>;
export type SelfPacedFilter = Pick<SelfPacedQuery, 'q' | 'status' | 'category' | 'view'> & {
  ids?: readonly string[];
};

/** Who has a course, also those whose time with it is over. */
const learners = sql<number>`(select count(*) from ${enrolments}
  where ${enrolments.courseId} = ${courses.id} and ${enrolments.cancelledAt} is null)::int`;

/** The saved views. Templates are in their own alone. */
const views: Record<SelfPacedView, SQL> = {
  unpublished: sql`not ${courses.isTemplate} and ${selfPacedCourses.publishedVersion} = 0`,
  templates: sql`${courses.isTemplate}`,
};

const isWanted = ({ q = '', status, category, view, ids }: SelfPacedFilter): SQL | undefined =>
  and(
    isOfKind('ELearningCourse'),
    view ? views[view] : eq(courses.isTemplate, false),
    hasWords(typedWords(q)),
    status && eq(courses.status, status),
    category && eq(courses.category, category),
    ids && sql`${courses.id} = any(${sql.param(ids)}::uuid[])`,
  );

const milliseconds = (moment: SQL) => sql`round(extract(epoch from ${moment}) * 1000)::float8`;
const statuses = sql.raw(`array['${COURSE_STATUSES.join("', '")}']`);

const rankings: Record<SelfPacedSort, Ranked> = {
  code: { rank: sql`${courses.code}` },
  title: { rank: sql`${courses.title}` },
  category: { rank: sql`${courses.category}` },
  price: { rank: sql`${courses.priceEur}` },
  learners: { rank: learners },
  content: { rank: sql`${selfPacedCourses.slides}` },
  published: {
    part: sql`(${selfPacedCourses.publishedAt} is null)::int`,
    rank: sql`coalesce(${milliseconds(sql`${selfPacedCourses.publishedAt}`)}, 0)`,
  },
  updated: { rank: milliseconds(sql`${courses.updatedAt}`) },
  status: { rank: sql`array_position(${statuses}, ${courses.status})` },
};

type SelfPacedPage = {
  filter: SelfPacedFilter;
  order: Order<SelfPacedSort>;
  after: Place | null;
  limit: number;
};

export const listSelfPacedPlaces = async (
  db: Tx | Db,
  { filter, order, after, limit }: SelfPacedPage,
): Promise<Place[]> => {
  const { part = sql`0`, rank } = rankings[order.by];
  const ranked = db
    .select({
      part: sql<number>`${part}`.as('part'),
      rank: sql<string | number>`${rank}`.as('rank'),
      day: sql<number>`0`.as('day'),
      id: courses.id,
    })
    .from(courses)
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(isWanted(filter));
  return placesIn(db, ranked, { isDownwards: order.isDownwards, after, limit });
};

const selectRows = (db: Tx | Db, ids: string[]) =>
  db
    .select({
      id: courses.id,
      kind: courses.kind,
      slug: courses.slug,
      version: courses.version,
      createdAt: courses.createdAt,
      updatedAt: courses.updatedAt,
      code: courses.code,
      title: courses.title,
      category: courses.category,
      discipline: courseSeries.discipline,
      status: courses.status,
      priceEur: courses.priceEur,
      earlyBirdPriceEur: courses.earlyBirdPriceEur,
      accessMonths: selfPacedCourses.accessMonths,
      language: selfPacedCourses.language,
      publishedVersion: selfPacedCourses.publishedVersion,
      publishedAt: selfPacedCourses.publishedAt,
      modules: selfPacedCourses.modules,
      slides: selfPacedCourses.slides,
      seconds: selfPacedCourses.seconds,
      learners,
      isTemplate: courses.isTemplate,
      templateName: sql<string>`coalesce(${courses.metadata} ->> 'templateName', '')`,
    })
    .from(courses)
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(sql`${courses.id} = any(${sql.param(ids)}::uuid[])`);
export type SelfPacedHead = Awaited<ReturnType<typeof selectRows>>[number];

/** What the manager's table shows of these courses, in the order in which they were chosen. */
export const listSelfPacedHeads = async (db: Tx | Db, ids: string[]): Promise<SelfPacedHead[]> =>
  inOrder(ids, ids.length > 0 ? await selectRows(db, ids) : []);

/** How many the filter finds. */
export const countSelfPaced = async (db: Tx | Db, filter: SelfPacedFilter): Promise<number> => {
  const [found] = await db
    .select({ count: count() })
    .from(courses)
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(isWanted(filter));
  return found?.count ?? 0;
};

/** What the manager counts, whatever is filtered. */
export const readSelfPacedFigures = async (db: Tx | Db) => {
  const isShown = sql`not ${courses.isTemplate}`;
  const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [figures] = await db
    .select({
      total: counted(isShown),
      open: counted(sql`${isShown} and ${courses.status} = 'open'`),
      draft: counted(sql`${isShown} and ${courses.status} = 'draft'`),
      archived: counted(sql`${isShown} and ${courses.status} = 'closed'`),
      learners: sql<number>`coalesce(sum(${learners}) filter (where ${isShown}), 0)::int`,
      unpublished: counted(views.unpublished),
      templates: counted(views.templates),
    })
    .from(courses)
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(isOfKind('ELearningCourse'));
  const none = { total: 0, open: 0, draft: 0, archived: 0, learners: 0, unpublished: 0, templates: 0 };
  const { unpublished, templates, ...rest } = figures ?? none;
  return { ...rest, views: { unpublished, templates } };
};
