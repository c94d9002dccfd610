import type { CourseStatus } from '#domain/courses/course-status.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx, Ports } from '#server/calls/context.ts';
import { createDatabase, type Db } from '#server/platform/db/database.ts';
import { createPool, type Pool } from '#server/platform/db/pool.ts';
import type { Log } from '#server/platform/log.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { recordAudit } from '../modules/audit/index.ts';
import { createCourse, createLiveCourse } from '../modules/catalogue/index.ts';
import { preparePassword, type User } from '../modules/identity/index.ts';
import { ensureSettings } from '../modules/settings/index.ts';
import { addInstructor } from '../modules/teaching/index.ts';
import type { SandboxPlugin } from '../mount-sandbox.ts';
import { demoAccountOf } from './accounts.ts';
import { granted } from './actors.ts';
import { demoCases } from './cases/payment-cases.ts';
import { caseMoments } from './cases/play-case.ts';
import { clearDemo } from './clear-demo.ts';
import { demoCourses } from './courses.ts';
import { addFormerSlug, DEMO_LOADED, isEmptyDatabase, setBackLinks } from './demo.repository.ts';
import { createDemoClock, momentAgo, seededRandom } from './demo-clock.ts';
import { visitGateway } from './gateway-visit.ts';
import { announceSelfPaced } from './learning/announce-self-paced.ts';
import { learningMoments, type Moment } from './learning/play-learner.ts';
import { type DemoLiveCourse, datedLiveCourse } from './live/live-course.ts';
import { demoLiveCourses } from './live/live-courses.ts';
import { recordingMoments } from './live/play-recording.ts';
import { keepQuiet } from './quiet-log.ts';
import { demoBodies } from './runs/certification-bodies.ts';
import { courseActs } from './runs/course-acts.ts';
import { announcedDaysAgo, datedCourse } from './runs/demo-course.ts';
import { demoInstructors } from './runs/instructors.ts';
import { type Office, playCourseAct } from './runs/play-course-act.ts';
import { type Stage, setStage } from './stage.ts';
import { appointAdmin, castLearners, enlist } from './story/cast.ts';
import { companyMoments } from './story/companies.ts';
import { takeOverCertificates } from './story/earlier-certificates.ts';
import { RETURNS } from './story/earlier-runs.ts';
import { demoEnquiries } from './story/enquiries.ts';
import { demoLicences, playLicence } from './story/licences.ts';
import { INSTRUCTOR, STAFF } from './story/people.ts';
import { playEnquiry } from './story/play-enquiry.ts';
import { demoPromoCodes } from './story/promo-codes.ts';
import { STORY } from './story/story.ts';
import { takeOverEarlierRuns } from './story/take-over.ts';
import { type Props, playScene, setBackTransfers } from './story/tell-story.ts';
import { withLoadingLock } from './wipe.repository.ts';

export type DemoDeps = {
  url: string;
  ports: Ports;
  log: Log;
  /** Handed in, as it is to the server: nothing here knows the stand-in gateway. */
  sandboxGateway: SandboxPlugin;
  secrets: Pick<Secrets, 'SANDBOX_API_KEY' | 'SANDBOX_SECRET'>;
  now: () => Date;
};

export type DemoReport = { orders: number; courses: number; cases: number };

const SEED = 2026;
const OPENED_DAYS_AGO = 700;
const SELF_PACED_DAYS_AGO = 160;
const LIVE_DAYS_AGO = 90;

/**
 * Loads people, courses and some months of business into an empty database, by the calls and jobs of the academy
 * itself: every payment went through the card page and the ledger. Null when another process has done so meanwhile.
 */
export const loadDemo = async (deps: DemoDeps): Promise<DemoReport | null> => {
  // What a crash leaves unfinished lacks the mark that comes last, and is cleared by the next start.
  const pool = createPool(deps.url, {
    applicationName: 'academy demo',
    isDurable: false,
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
    connectionTimeoutMs: 10_000,
  });
  const database = createDatabase(pool);
  try {
    return await withLoadingLock(pool, async () => {
      if (!(await isEmptyDatabase(database))) return null;
      await clearDemo(database, deps.ports.storage);
      await ensureSettings(database, deps.now());
      return load({ ...deps, pool, database });
    });
  } finally {
    await pool.end();
  }
};

const load = async (deps: DemoDeps & { pool: Pool; database: Db }): Promise<DemoReport> => {
  const { database, pool, ports, secrets } = deps;
  const { quiet: log, tellAll } = keepQuiet(deps.log);
  const random = seededRandom(SEED);
  const clock = createDemoClock(momentAgo(deps.now(), OPENED_DAYS_AGO, random));
  const { publicUrl } = ports;
  const visit = await visitGateway({ plugin: deps.sandboxGateway, pool, secrets, publicUrl, clock });
  try {
    const stage = setStage({ database, ports, log, clock, gateway: visit.gateway });
    const { office, later } = await furnish(stage, deps);
    const password = await preparePassword(demoAccountOf('learner').password);
    const at = (daysAgo: number) => momentAgo(deps.now(), daysAgo, random);
    const known = await stage.transact((ctx) =>
      takeOverEarlierRuns(ctx, { password, at, moderator: office.staff }),
    );
    const cast = castLearners(stage, { password, known });
    const orders = await tell({ ...office, database, visit, cast, later }, deps.now(), at);
    clock.set(deps.now());
    await takeOverCertificates(office, office.today);
    await stage.doJobs();
    const report = {
      orders: orders.size,
      courses: demoCourses.length + demoLiveCourses(deps.now()).length,
      cases: demoCases.length,
    };
    await stage.transact((ctx) =>
      recordAudit(ctx, { action: DEMO_LOADED, objectKind: 'demo', objectId: String(SEED), after: report }),
    );
    return report;
  } catch (error) {
    tellAll();
    throw error;
  } finally {
    await visit.close();
  }
};

/** The academy before anybody came, and what it publishes later. */
const furnish = async (stage: Stage, { now }: DemoDeps): Promise<{ office: Office; later: Moment[] }> => {
  const today = localDate(now().toISOString().slice(0, 10));
  const opened = stage.clock.now();
  const admin = await appointAdmin(stage);
  const [staff, teacher] = await Promise.all([
    hire(stage, STAFF, 'staff'),
    hire(stage, INSTRUCTOR, 'instructor'),
  ]);
  const instructorIds = await appointInstructors(stage, teacher);
  const bodyIds = await nameBodies(stage, admin);
  const live = demoLiveCourses(now());
  const courseIds = await announceCourses(stage, { live, named: { today, instructorIds, bodyIds } });
  stage.clock.set(momentAgo(now(), SELF_PACED_DAYS_AGO, seededRandom(SEED)));
  const later = await announceSelfPaced({ stage, admin, instructorIds });
  stage.clock.set(opened);
  for (const code of demoPromoCodes(today)) {
    await granted(stage.as(admin).call('createPromoCode', code));
  }
  return { office: { stage, admin, staff, today, courseIds }, later };
};

type Announced = { slug: string; daysAgo: number; create(ctx: Ctx): Promise<{ id: string }> };
type ToAnnounce = { live: readonly DemoLiveCourse[]; named: Parameters<typeof datedCourse>[1] };

/** In the order of time; afterwards it is the day of the opening again. */
const announceCourses = async (stage: Stage, { live, named }: ToAnnounce): Promise<Map<string, string>> => {
  const { clock } = stage;
  const opened = clock.now();
  const random = seededRandom(SEED);
  const inPerson = demoCourses.map((course, place) => ({
    slug: course.slug,
    daysAgo: announcedDaysAgo(course, place),
    create: (ctx: Ctx) => createCourse(ctx, datedCourse(course, named)),
  }));
  const online = live.map((course, place) => ({
    slug: course.slug,
    daysAgo: LIVE_DAYS_AGO - place,
    create: (ctx: Ctx) => createLiveCourse(ctx, datedLiveCourse(course, named)),
  }));
  const announced: Announced[] = [...inPerson, ...online].toSorted((a, b) => b.daysAgo - a.daysAgo);
  const courseIds = new Map<string, string>();
  for (const { slug, daysAgo, create } of announced) {
    clock.set(momentAgo(new Date(named.today), daysAgo, random));
    const { id } = await stage.transact((ctx) => create(ctx));
    courseIds.set(slug, id);
  }
  clock.set(opened);
  return courseIds;
};

const hire = async (stage: Stage, person: typeof STAFF, role: 'staff' | 'instructor'): Promise<User> =>
  enlist(stage, person, { role, password: await preparePassword(demoAccountOf(role).password) });

/** The first of them has the account of the demo's instructor. */
const appointInstructors = (stage: Stage, account: User): Promise<Map<string, string>> =>
  stage.transact(async (ctx) => {
    const ids = new Map<string, string>();
    for (const [index, instructor] of demoInstructors.entries()) {
      const linked = index === 0 ? { userId: account.id } : {};
      ids.set(instructor.slug, await addInstructor(ctx, { ...instructor, photoUrl: '', ...linked }));
    }
    return ids;
  });

/** Who certifies, by name. */
const nameBodies = async (stage: Stage, admin: User): Promise<Map<string, string>> => {
  const ids = new Map<string, string>();
  for (const body of demoBodies) {
    const { certificationBody } = await granted(stage.as(admin).call('createCertificationBody', body));
    ids.set(certificationBody.name, certificationBody._id);
  }
  return ids;
};

/** In the order of time, for identifiers sort by when they were made. */
const tell = async (
  props: Props & { later: Moment[] },
  now: Date,
  at: (daysAgo: number) => Date,
): Promise<Map<string, string>> => {
  const orders = new Map<string, string>();
  const moments = [
    ...[...RETURNS, ...STORY].map((scene) => ({
      ...scene,
      play: () => playScene(props, scene, orders),
    })),
    ...demoEnquiries.map((enquiry) => ({ ...enquiry, play: () => playEnquiry(props, enquiry) })),
    ...demoLicences.map((licence) => ({ ...licence, play: () => playLicence(props, licence) })),
    ...companyMoments(props),
    ...caseMoments(props),
    ...learningMoments(props),
    ...props.later,
    ...recordingMoments(props),
    ...courseActs.map((act) => ({ ...act, play: () => playCourseAct(props, act) })),
  ];
  const timeline = moments
    .map(({ daysAgo, play }) => ({ play, time: at(daysAgo) }))
    .toSorted((a, b) => a.time.getTime() - b.time.getTime());
  for (const { time, play } of timeline) {
    props.stage.clock.set(time);
    await play();
    await props.stage.doJobs();
  }
  props.stage.clock.set(now);
  await setBackLinks(props.database);
  const transferred = STORY.filter(({ does }) => does === 'has-transferred').map(({ who }) => who);
  const waiting = STORY.filter(({ does, who }) => does === 'promises-transfer' && !transferred.includes(who));
  await setBackTransfers(props, orders, waiting);
  for (const { slug, laterStatus, formerSlug } of demoCourses) {
    if (laterStatus) await setStatus(props, slug, laterStatus);
    if (formerSlug) await addFormerSlug(props.database, slug, formerSlug);
  }
  return orders;
};

const setStatus = async ({ stage, staff, courseIds }: Props, slug: string, status: CourseStatus) => {
  const ids = [courseIds.get(slug) ?? ''];
  const { results } = await granted(stage.as(staff).call('bulkSetCourseStatus', { ids, status }));
  for (const { ok, message } of results) if (!ok) throw new Error(`${slug} is not ${status}: ${message}`);
};
