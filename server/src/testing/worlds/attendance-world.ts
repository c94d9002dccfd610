import { and, eq, inArray } from 'drizzle-orm';
import { adminAttendanceEndpoints as room } from '#contracts/attendance/admin-attendance.ts';
import { checkInEndpoints } from '#contracts/attendance/check-in.ts';
import { certificateEndpoints as certificates } from '#contracts/certificates/certificates.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { Binding } from '#server/calls/binding.ts';
import { enrolments, obligations } from '#server/db/schema/index.ts';
import { attendanceBindings } from '#server/modules/attendance/attendance.routes.ts';
import type { InPersonCourse, Run } from '#server/modules/catalogue/index.ts';
import { certificationJobs } from '#server/modules/certification/certification.jobs.ts';
import { certificationBindings } from '#server/modules/certification/certification.routes.ts';
import type { User } from '#server/modules/identity/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { enrolIn, letTeach } from '../participants.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { signedIn, testCalls } from '../test-calls.ts';
import { addCourse, addUser, type CourseOverrides } from '../test-world.ts';

const CERTIFIES = {
  enabled: true,
  type: 'completion',
  features: { digitalBadge: false, qrVerification: true, autoGenerate: true },
} as const;

type OnRun = { course: Run; person: User };
type Day = { sessionId: string; startsAt: number; endsAt: number };
type Code = { figures: string; path: string };

/** Runs of two days from nine to five in Dubai, with two people on each, and a clock that is set. */
export const createAttendanceWorld = (db: Db, more: readonly Binding[] = []) => {
  let time = Date.now();
  const academy = testCalls([...attendanceBindings, ...certificationBindings, ...more], {
    db,
    now: () => new Date(time),
    ports: { storage: createMemoryStorage() },
  });
  return {
    ...academy,
    ...runsOf(db, academy, () => time),
    ...phonesOf(academy),
    now: () => time,
    at: (moment: number) => {
      time = moment;
    },
    ...certificatesOf(academy),
  };
};

type Academy = ReturnType<typeof testCalls>;

const certificatesOf = (academy: Academy) => {
  const { jobs, jobDeps } = academy;
  /** Does what was announced. */
  const hear = async () => {
    for (let next = jobs.shift(); next; next = jobs.shift())
      for (const job of certificationJobs(jobDeps)) if (job.hears === next.name) await job.work(next.data);
  };
  return {
    hear,
    /** The same, and what recurs. */
    work: async () => {
      const recurring = certificationJobs(jobDeps).find(({ name }) => name === 'issue-certificates-of-runs');
      await recurring?.work({});
      await hear();
    },
    /** What stands between somebody and their certificate. */
    openRules: async ({ course, person }: OnRun) => {
      const asked = { courseId: course.slug };
      const { answer } = await academy.call(certificates.getCertificateRules, asked, person);
      const { findings } = certificates.getCertificateRules.response.parse(answer);
      return findings.filter(({ isMet }) => !isMet);
    },
    certificatesOf: async ({ person }: OnRun) => {
      const { answer } = await academy.call(certificates.listMyCertificates, {}, person);
      return certificates.listMyCertificates.response.parse(answer).certificates;
    },
  };
};

const runsOf = (db: Db, academy: Academy, now: () => number) => {
  const read = async (course: Run) => {
    const staff = await addUser(db, { role: 'staff' });
    const { answer } = await academy.call(room.getAttendance, { courseId: course.slug, day: 1 }, staff);
    return room.getAttendance.response.parse(answer);
  };
  const enrol = async (course: Run): Promise<User> => {
    const user = await addUser(db);
    await academy.ctx((ctx) => enrolIn(ctx, course, user));
    return user;
  };
  return {
    enrol,
    /** From now on they are an instructor of this run. */
    teach: (course: Run, user: User) => letTeach(db, course, user),
    /** Nobody owes anything any more. */
    settle: () => db.update(obligations).set({ voidedAt: new Date(now()) }),
    run: async (requirements: object = {}, overrides: CourseOverrides = {}) => {
      const course = await addCourse(db, { ...overrides, certification: { ...CERTIFIES, requirements } });
      const people: [User, User] = [await enrol(course), await enrol(course)];
      const days = (await read(course)).days.map(
        ({ sessionId, startsAt, endsAt }): Day => ({
          sessionId,
          startsAt: Date.parse(startsAt),
          endsAt: Date.parse(endsAt),
        }),
      );
      const [day] = days;
      if (!day) throw new Error('the run has no day');
      return { course, people, day, days };
    },
    enrolmentsOf: async (people: readonly User[]): Promise<[string, string]> => {
      const ids = people.map(({ id }) => id);
      const rows = await db.select().from(enrolments).where(inArray(enrolments.userId, ids));
      const idOf = (user: User | undefined) => rows.find(({ userId }) => userId === user?.id)?.id ?? '';
      return [idOf(people[0]), idOf(people[1])];
    },
    /** How somebody stands on the first day, as the list says. */
    listed: async (course: Run, user: User) => {
      const [own] = await db
        .select()
        .from(enrolments)
        .where(and(eq(enrolments.userId, user.id), eq(enrolments.courseId, course.id)));
      return (await read(course)).people.find(({ enrolmentId }) => enrolmentId === own?.id);
    },
    /** What the room’s screen shows now. */
    codeOf: async (course: InPersonCourse, { sessionId }: Day): Promise<Code> => {
      const staff = await addUser(db, { role: 'staff' });
      const asked = { courseId: course.slug, sessionId };
      const { answer } = await academy.call(room.getCheckInCodes, asked, staff);
      const [shown] = room.getCheckInCodes.response.parse(answer).codes;
      if (!shown || shown.from > now()) throw new Error('the screen shows no code');
      return shown;
    },
  };
};

const scanned = ({ path }: Code) => {
  const [, , sessionId = '', token = ''] = path.split('/');
  return { sessionId, token };
};

const phonesOf = (academy: Academy) => {
  const checkIn = async (
    input: RequestOf<typeof checkInEndpoints.checkIn>,
    person: Parameters<Academy['call']>[2],
  ) => {
    const { answer } = await academy.call(checkInEndpoints.checkIn, input, person);
    return checkInEndpoints.checkIn.response.parse(answer);
  };
  return {
    scan: (user: User, code: Code) => checkIn(scanned(code), user),
    type: (user: User, figures: string) => checkIn({ figures }, user),
    /** The cookie that a browser keeps which is not logged in. */
    scanAsStranger: async (code: Code): Promise<string> => {
      const { cookies } = await academy.call(checkInEndpoints.scanCode, scanned(code));
      return cookies[0]?.split(';')[0] ?? '';
    },
    arriveAfterLogin: (user: User, cookie: string) =>
      checkIn({}, { address: `phone ${user.id}`, cookie, user: signedIn(user) }),
  };
};
