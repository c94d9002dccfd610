import { eq, sql } from 'drizzle-orm';
import type { RunKind } from '#domain/courses/course-kind.ts';
import {
  courseLinks,
  courseRuns,
  courseSeries,
  courseSessions,
  courses,
  courseVenues,
  selfPacedCourses,
} from '#server/db/schema/index.ts';
import { builtOnce } from '#server/platform/db/built-once.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import {
  type InPersonCourse,
  NOWHERE,
  parseSections,
  type SelfPacedCourse,
} from '../courses/catalogue.repository.ts';
import type { CourseLinks } from './course-links.repository.ts';

// A cart reads many courses, and is read often: the sections that only pages and the form have stay where they are.
const CORE = {
  id: courses.id,
  seriesId: courses.seriesId,
  kind: courses.kind,
  slug: courses.slug,
  code: courses.code,
  status: courses.status,
  title: courses.title,
  priceEur: courses.priceEur,
  earlyBirdPriceEur: courses.earlyBirdPriceEur,
  paymentOptions: courses.paymentOptions,
  policy: courses.policy,
  isTemplate: courses.isTemplate,
};
// By its first column a joined row is taken for missing: one that is never null.
const RUN = {
  capacity: courseRuns.capacity,
  startDate: courseRuns.startDate,
  endDate: courseRuns.endDate,
  startTime: courseRuns.startTime,
  endTime: courseRuns.endTime,
  zone: courseRuns.zone,
  startsAt: courseRuns.startsAt,
  endsAt: courseRuns.endsAt,
  deadlineAt: courseRuns.deadlineAt,
  earlyBirdEndsAt: courseRuns.earlyBirdEndsAt,
  taken: courseRuns.taken,
  enrolled: courseRuns.enrolled,
  waitlist: courseRuns.waitlist,
};
const VENUE = {
  city: courseVenues.city,
  country: courseVenues.country,
  venue: courseVenues.venue,
  practical: courseVenues.practical,
};
const SELF_PACED = {
  publishedVersion: selfPacedCourses.publishedVersion,
  earlyBirdEndsAt: selfPacedCourses.earlyBirdEndsAt,
  accessMonths: selfPacedCourses.accessMonths,
  seconds: selfPacedCourses.seconds,
};

type Kept = keyof typeof CORE | 'series';
/** Of its content, what its participants agree to have, and prove. */
type Asked = { content: Pick<InPersonCourse['content'], 'prerequisites' | 'professions'> };
export type SoldRun = Pick<InPersonCourse, Exclude<Kept, 'kind'> | keyof typeof RUN | keyof typeof VENUE> &
  Asked & { kind: RunKind };
export type SoldSelfPaced = Pick<SelfPacedCourse, Kept | keyof typeof SELF_PACED> & Asked;
/** A course as it is sold: what it costs, whether it can be had and what is agreed with it. */
export type SoldCourse = SoldRun | SoldSelfPaced;

// The ids stand in a subquery: PostgreSQL then keeps one plan, whereas with ids that it sees it plans these joins anew each
// time, which takes several times as long as reading.
const byIds = builtOnce((db) =>
  db
    .select({
      core: CORE,
      prerequisites: sql`${courses.content} -> 'prerequisites'`,
      professions: sql`${courses.content} -> 'professions'`,
      series: courseSeries,
      run: RUN,
      venue: VENUE,
      selfPaced: SELF_PACED,
      sessions: sql<number>`(select count(*)::int from ${courseSessions}
        where ${courseSessions.courseId} = ${courses.id})`,
      linkedIds: sql<string[]>`array(select ${courseLinks.linkedId} from ${courseLinks}
        where ${courseLinks.courseId} = ${courses.id} order by ${courseLinks.position})`,
    })
    .from(courses)
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .leftJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .leftJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(sql`${courses.id} = any((select ${sql.placeholder('ids')}::uuid[])::uuid[])`)
    .prepare('sold-courses'),
);
type Row = Awaited<ReturnType<ReturnType<typeof byIds>['execute']>>[number];

const toSold = ({ core, prerequisites, professions, series, run, venue, selfPaced }: Row): SoldCourse => {
  const ofKind = core.kind === 'ELearningCourse' ? selfPaced : { ...run, ...(venue ?? NOWHERE) };
  return {
    ...parseSections({ ...core, ...ofKind, content: { prerequisites, professions } }),
    series,
  } as SoldCourse;
};

/**
 * Courses by their ids as carts know them, the courses that come with each, by their ids and in their order, and how many
 * sessions each has.
 */
export const soldDirectory = async (
  db: Tx | Db,
  ids: readonly string[],
): Promise<{
  courses: Map<string, SoldCourse>;
  links: CourseLinks;
  sessions: ReadonlyMap<string, number>;
}> => {
  const rows = ids.length > 0 ? await byIds(db).execute({ ids }) : [];
  return {
    courses: new Map(rows.map((row) => [row.core.id, toSold(row)])),
    links: new Map(rows.map(({ core, linkedIds }) => [core.id, linkedIds])),
    sessions: new Map(rows.map(({ core, sessions }) => [core.id, sessions])),
  };
};
