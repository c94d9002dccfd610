import { BEAT_MS } from '#domain/live/presence.ts';
import { localDate } from '#domain/time/local-date.ts';
import { addLiveCourse, JOIN } from '#server/testing/worlds/live/live-world.ts';
import { sendArrivals } from './kit/arrivals.ts';
import { type Books, openBooks } from './kit/books.ts';
import { fromElsewhere } from './kit/from-elsewhere.ts';
import { join } from './kit/joiners.ts';
import { applyLoad, type Measured } from './kit/load.ts';
import { addManyPeople, cookieOf } from './kit/many/many-people.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, printTable } from './kit/report.ts';
import { staffHeaders } from './kit/staff.ts';

const PORT = 3492;
/** People come from everywhere, through a proxy. */
const REACHABLE = { DEMO_PUBLIC: '1', TRUST_PROXY: '1' };
const MINUTE_S = 60;
const CONNECTIONS = 64;
const RUSH_S = 10;
/** By how much the time that is kept may differ from that in which a page was open: what a beat takes. */
const OFF_BY_MS = 2_000;

const joiners = readOption('joiners', 1_000);
const people = readOption('people', 5_000);
const seconds = readOption('seconds', 90);

/** A course whose one session began a quarter of an hour ago, on clocks on which it is about noon. */
const addCourseOfNow = async ({ db }: Books) => {
  const ahead = 12 - new Date().getUTCHours();
  const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  const local = new Date(Date.now() + ahead * 3_600_000 - 15 * 60_000).toISOString();
  const session = { date: localDate(local.slice(0, 10)), startTime: local.slice(11, 16), endTime: '23:00' };
  return addLiveCourse(db, { zone, capacity: people, sessions: [session] });
};

const spread = ({ p50, p95, p99 }: Pick<Measured, 'p50' | 'p95' | 'p99'>) =>
  [p50, p95, p99].map((one) => figure(one, 'ms'));

type Told = Map<number, { first: number; last: number }>;

/** Every page that is open tells so in turn; when each did first and last is noted in `told`. */
const beats = ({ url, sessionId }: Pick<Session, 'url' | 'sessionId'>, told: Told = new Map()) => {
  let next = 0;
  const nextHeaders = () => {
    const number = 1 + (next++ % people);
    const at = Date.now();
    told.set(number, { first: told.get(number)?.first ?? at, last: at });
    return { cookie: cookieOf(number), 'content-type': 'application/json', ...fromElsewhere() };
  };
  return { url, path: '/api/live/presence', body: { sessionId }, nextHeaders };
};

/** What is kept of everybody is when their page was open: one row each, from their first beat to their last. */
const judge = async ({ pool }: Books, told: Told) => {
  const { rows } = await pool.query<{ email: string; from: Date; until: Date }>(
    'SELECT u.email, p."from", p.until FROM live_presence p JOIN enrolments e ON e.id = p.enrolment_id JOIN users u ON u.id = e.user_id',
  );
  const off = rows.filter(({ email, from, until }) => {
    const { first = 0, last = 0 } = told.get(Number(/\d+/.exec(email))) ?? {};
    return Math.abs(until.getTime() - from.getTime() - (last - first)) > OFF_BY_MS;
  });
  return { rows: rows.length, off: off.length };
};

type Session = { url: string; slug: string; sessionId: string };

const openDoors = async (books: Books, url: string): Promise<Session> => {
  const course = await addCourseOfNow(books);
  await addManyPeople(books, { count: people, courseId: course.id });
  const { rows } = await books.pool.query<{ id: string }>(
    'SELECT id FROM course_sessions WHERE course_id = $1',
    [course.id],
  );
  return { url, slug: course.slug, sessionId: rows[0]?.id ?? '' };
};

const letIn = async ({ pool }: Books, session: Session): Promise<string[]> => {
  const { failed, ...joined } = await join(
    { ...session, joinUrl: JOIN },
    { people: joiners, seconds: MINUTE_S },
  );
  printTable(
    ['People who join within a minute', 'Answers a second', 'p50', 'p95', 'p99', 'Refused'],
    [
      ['The page of the session', figure(joined.perSecond), ...spread(joined.pages), String(failed.length)],
      ['On to the platform', '', ...spread(joined.joins), ''],
    ],
  );
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int FROM live_joins');
  const noted = rows[0]?.count;
  return [
    ...(failed.length > 0 ? [`${failed.length} could not join: ${failed[0]}`] : []),
    ...(noted === joiners ? [] : [`${noted} of ${joiners} are noted as having joined`]),
  ];
};

const countMinutes = async (books: Books, session: Session): Promise<string[]> => {
  const told: Told = new Map();
  const { path, ...sent } = beats(session, told);
  const perSecond = Math.round((people * 1_000) / BEAT_MS);
  const paced = await sendArrivals({ ...sent, perSecond, seconds, nextPath: () => path });
  const { rows, off } = await judge(books, told);
  const rush = await applyLoad({
    ...beats(session),
    url: session.url + path,
    clients: CONNECTIONS,
    seconds: RUSH_S,
  });
  const row = (what: string, { perSecond, refused, ...times }: Measured) => [
    what,
    figure(perSecond),
    ...spread(times),
    String(refused),
  ];
  printTable(
    [
      `Beats of ${figure(people)} pages`,
      'Answers a second',
      'p50',
      'p95',
      'p99',
      'Refused',
      'Rows',
      'Minutes off',
    ],
    [
      [
        ...row('Each half a minute', { ...paced, refused: paced.refused + paced.lost }),
        figure(rows),
        String(off),
      ],
      [...row('As fast as they are answered', rush), '', ''],
    ],
  );
  return rows === told.size && off + paced.refused + paced.lost === 0
    ? []
    : [
        `${rows} rows of ${told.size} people, ${off} with other minutes, ${paced.refused + paced.lost} refused`,
      ];
};

/** The list of staff, who ask for it again and again. */
const list = async (books: Books, { url, slug }: Session): Promise<void> => {
  const listed = await applyLoad({
    url: `${url}/api/admin/in-person-courses/${slug}/attendance`,
    clients: 1,
    seconds: RUSH_S,
    headers: await staffHeaders(books),
  });
  printTable(
    [`The list of ${figure(people)} people, for one who asks`, 'Per second', 'p50', 'p95', 'p99'],
    [['JSON', figure(listed.perSecond), ...spread(listed)]],
  );
};

await runPart(
  `live: ${joiners} people join within a minute, ${people} pages tell that they are open`,
  async (part) => {
    const shop = await startShop(part, PORT, REACHABLE);
    const books = await openBooks(part);
    const session = await openDoors(books, shop.url);
    const broken = [...(await letIn(books, session)), ...(await countMinutes(books, session))];
    await list(books, session);
    return broken;
  },
);
