import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import type { SelfPacedSort, SelfPacedView } from '#contracts/course-office/course-list-options.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { courseSeries, courses, enrolments, selfPacedCourses } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { inOrder } from '#server/platform/db/in-order.ts';
import type { Order, Place } from './admin-course-place.ts';
import {
  isListed,
  isOfKind,
  isOneOf,
  listedColumns,
  listedRankings,
  rankedColumns,
  rankOfMoment,
  rankOfStatus,
} from './listed-courses.repository.ts';
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

const isWanted = ({ status, ...listed }: SelfPacedFilter): SQL | undefined =>
  and(isListed('ELearningCourse', views, listed), status && eq(courses.status, status));

const rankings: Record<SelfPacedSort, Ranked> = {
  ...listedRankings,
  learners: { rank: learners },
  content: { rank: sql`${selfPacedCourses.slides}` },
  published: {
    part: sql`(${selfPacedCourses.publishedAt} is null)::int`,
    rank: sql`coalesce(${rankOfMoment(selfPacedCourses.publishedAt)}, 0)`,
  },
  updated: { rank: rankOfMoment(courses.updatedAt) },
  status: rankOfStatus(courses.status),
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
  const ranked = db
    .select(rankedColumns(rankings[order.by]))
    .from(courses)
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(isWanted(filter));
  return placesIn(db, ranked, { isDownwards: order.isDownwards, after, limit });
};

const selectRows = (db: Tx | Db, ids: string[]) =>
  db
    .select({
      ...listedColumns,
      updatedAt: courses.updatedAt,
      accessMonths: selfPacedCourses.accessMonths,
      language: selfPacedCourses.language,
      publishedVersion: selfPacedCourses.publishedVersion,
      publishedAt: selfPacedCourses.publishedAt,
      modules: selfPacedCourses.modules,
      slides: selfPacedCourses.slides,
      seconds: selfPacedCourses.seconds,
      learners,
    })
    .from(courses)
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .innerJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(isOneOf(ids));
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
