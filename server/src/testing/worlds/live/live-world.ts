import { presenceEndpoints } from '#contracts/attendance/presence.ts';
import { liveSessionEndpoints } from '#contracts/live/live-sessions.ts';
import { eur } from '#domain/money/money.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { createLiveCourse, type LiveCourse, type NewLiveCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { liveFileRoutes } from '#server/modules/live/live.files.routes.ts';
import { liveBindings } from '#server/modules/live/live.routes.ts';
import { type Db, transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { startFilesApp } from '../../plugin-app.ts';
import { signedIn } from '../../test-calls.ts';
import { createAttendanceWorld } from '../attendance-world.ts';

export const JOIN = 'https://meet.example/for-participants';
export const HOST = 'https://meet.example/for-the-host';
const MINUTE = 60_000;

let made = 0;

/** Somebody at a phone or a laptop: under a login of its own. */
export const deviceOf = (person: User) => ({ address: `device-${uuidv7()}`, user: signedIn(person) });

/** Live courses whose first session is on 4 March 2027 from 15:00 to 16:30 in Vienna, and a clock that is set. */
export const createLiveWorld = async (db: Db) => {
  const academy = createAttendanceWorld(db, liveBindings);
  const files = await startFilesApp(liveFileRoutes, academy.jobDeps);
  const page = async (course: LiveCourse, person: User, session?: number) => {
    const { answer } = await academy.call(
      liveSessionEndpoints.getLiveSession,
      { courseId: course.slug, session },
      person,
    );
    return liveSessionEndpoints.getLiveSession.response.parse(answer);
  };
  const shown = async (course: LiveCourse, person: User, number?: number) => {
    const { session } = await page(course, person, number);
    if (!session) throw new Error('the course has no session');
    return session;
  };
  /** Where following an address of ours leads. */
  const follow = async (path: string | null, person: User | null) => {
    const { statusCode, headers } = await files.get(path ?? '', person);
    return { statusCode, location: String(headers.location), headers };
  };
  const beat = (device: Parameters<typeof academy.call>[2], sessionId: string) =>
    academy.call(presenceEndpoints.beatPresence, { sessionId }, device);
  return {
    ...academy,
    close: files.close,
    get: files.get,
    page,
    shown,
    follow,
    beat,
    join: async (course: LiveCourse, person: User, number?: number) =>
      follow((await shown(course, person, number)).joinPath, person),
    /** Their page is open on one device, from one minute of the first session to another. */
    attend: async (person: User, course: LiveCourse, { from, until }: { from: number; until: number }) => {
      const { sessionId, startsAt } = await shown(course, person, 1);
      const device = deviceOf(person);
      for (let minutes = from; minutes <= until; minutes += minutes + 2 > until ? 0.5 : 2) {
        academy.at(Date.parse(startsAt) + minutes * MINUTE);
        await beat(device, sessionId);
      }
    },
    course: (wishes: Partial<NewLiveCourse> = {}) => create(db, new Date(academy.now()), wishes),
  };
};

/** An open live course of two evenings in a quarter of a year. */
export const addLiveCourse = (db: Db, wishes: Partial<NewLiveCourse> = {}): Promise<LiveCourse> => {
  const now = new Date();
  const first = addDays(localDate(now.toISOString().slice(0, 10)), 90);
  const sessions: NewLiveCourse['sessions'] = [
    { date: first, title: 'Cases', startTime: '18:00', endTime: '19:30' },
    { date: addDays(first, 7), title: 'Questions', startTime: '18:00', endTime: '19:30' },
  ];
  return create(db, now, { sessions, ...wishes });
};

const create = (db: Db, now: Date, wishes: Partial<NewLiveCourse>): Promise<LiveCourse> =>
  transact(db, (tx) => createLiveCourse({ db: tx, now }, sampleCourse(wishes)));

const sampleCourse = (wishes: Partial<NewLiveCourse>): NewLiveCourse => {
  made += 1;
  const named = { slug: `live-${made}`, title: `Case conference ${made}` };
  return {
    ...named,
    series: { ...named, discipline: 'safety' },
    code: `LIV-${made}`,
    status: 'open',
    zone: 'Europe/Vienna',
    deadline: null,
    earlyBirdDays: null,
    earlyBirdPriceEur: null,
    priceEur: eur(12_000),
    capacity: 64,
    live: { platform: 'Zoom', joinUrl: JOIN, hostUrl: HOST, recordingMonths: 6 },
    sessions: [{ date: localDate('2027-03-04'), startTime: '15:00', endTime: '16:30' }],
    ...wishes,
  };
};
