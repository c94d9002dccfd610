import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { EndpointName } from '#contracts/endpoints.ts';
import { localDate } from '#domain/time/local-date.ts';
import { courseSessions, enrolments } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { addFilm, enrolIn } from '../participants.ts';
import { enrolInSelfPaced } from '../self-paced.ts';
import type { testCalls } from '../test-calls.ts';
import { addCourse, addSelfPaced, addUser, setCourse } from '../test-world.ts';
import { addLiveCourse } from '../worlds/live/live-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;
type World = {
  db: Db;
  calls: Pick<ReturnType<typeof testCalls>, 'ctx'>;
  adminId: string;
  /** Sells a place on a course, paid. */
  sell(course: Awaited<ReturnType<typeof addCourse>>): Promise<unknown>;
};

const reason = 'Because it was so';

/** What is done with certificates, once each, and what has to be written of it. */
export const auditedCertificates = (act: Act, world: () => World): Table => {
  let taken = 0;
  const takeOver = () => {
    taken += 1;
    const csv = `number,name,course,issued\nAUDITED-${taken},Ada Byron,Botox,2019-05-31`;
    return act('importCertificates', { csv });
  };
  const certificate = async () => {
    await takeOver();
    const { certificates } = (await act('adminListCertificates', { q: `AUDITED-${taken}` })) as {
      certificates: { _id: string; number: string }[];
    };
    return certificates[0] ?? { _id: '', number: '' };
  };
  return {
    importCertificates: async () => {
      await takeOver();
      const after = { imported: 1, known: 0 };
      return { action: 'certificates.imported', objectId: world().adminId, before: null, after };
    },
    issueCertificates: async () => {
      const { db, calls } = world();
      const course = await addSelfPaced(db, { certification: { enabled: true } });
      const user = await addUser(db);
      const objectId = await calls.ctx((ctx) => enrolInSelfPaced(ctx, { course, user }));
      await act('issueCertificates', { enrolmentIds: [objectId], reason });
      return {
        action: 'certificate.issued-by-hand',
        objectId,
        before: null,
        after: { reason, isDue: false },
      };
    },
    reissueCertificate: async () => {
      const { _id: objectId, number } = await certificate();
      await act('reissueCertificate', { number, name: 'Ada Lovelace', reason });
      return {
        action: 'certificate.reissued',
        objectId,
        before: { number, name: 'Ada Byron' },
        after: { number: expect.any(String), name: 'Ada Lovelace', reason },
      };
    },
    revokeCertificates: async () => {
      const { _id: objectId, number } = await certificate();
      await act('revokeCertificates', { numbers: [number], reason });
      return { action: 'certificate.revoked', objectId, before: null, after: { number, reason } };
    },
  };
};

/** The same of the attendance that they rest on. */
export const auditedAttendance = (act: Act, world: () => World): Table => {
  const onRun = async () => {
    const { db, sell } = world();
    const course = await addCourse(db);
    await sell(course);
    const startsAt = new Date(Date.now() - 2 * 86_400_000);
    const startDate = localDate(startsAt.toISOString().slice(0, 10));
    await setCourse(db, course.id, { startDate, endDate: startDate, startsAt });
    const [enrolment] = await db.select().from(enrolments).where(eq(enrolments.courseId, course.id));
    const [session] = await db.select().from(courseSessions).where(eq(courseSessions.courseId, course.id));
    return { courseId: course.slug, enrolmentId: enrolment?.id ?? '', sessionId: session?.id ?? '' };
  };
  return {
    noteAttendance: async () => {
      const { courseId, ...place } = await onRun();
      const now = Date.now();
      const mark = {
        ...place,
        id: uuidv7(),
        kind: 'present',
        madeAt: now,
        isCorrection: true,
        reason,
      };
      await act('noteAttendance', { courseId, sentAt: now, marks: [mark] });
      const after = { kind: 'present', at: expect.any(String), reason };
      return { action: 'attendance.corrected', objectId: place.enrolmentId, before: null, after };
    },
    takeOverPlatformList: async () => {
      const { db, calls } = world();
      const date = localDate(new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10));
      const hours = { startTime: '15:00', endTime: '16:30' };
      const course = await addLiveCourse(db, { sessions: [{ date, ...hours }] });
      const person = await addUser(db);
      await calls.ctx((ctx) => enrolIn(ctx, course, person));
      const [session] = await db.select().from(courseSessions).where(eq(courseSessions.courseId, course.id));
      const csv = `email,joined,left\n${person.email},${date} 15:00,${date} 16:00`;
      const list = { sessionId: session?.id, zone: course.zone, fileName: 'zoom.csv' };
      const file = Buffer.from(csv).toString('base64');
      await act('takeOverPlatformList', { courseId: course.slug, ...list, file, chosen: [] });
      const told = { people: 1, changed: 1, elsewhere: 0 };
      const after = { session: 1, fileName: 'zoom.csv', zone: course.zone, ...told };
      return { action: 'attendance.platform-list-taken-over', objectId: course.id, before: null, after };
    },
    decideHandsOn: async () => {
      const { courseId, enrolmentId } = await onRun();
      await act('decideHandsOn', { courseId, enrolmentId, kind: 'exam', isPassed: true });
      const after = { isPassed: true, note: '' };
      return { action: 'attendance.exam-decided', objectId: enrolmentId, before: null, after };
    },
    decideVideo: async () => {
      const { courseId, enrolmentId } = await onRun();
      const videoId = await addFilm(world().db, enrolmentId);
      await act('decideVideo', { courseId, enrolmentId, videoId, isAccepted: false, note: reason });
      const after = { videoId, note: reason };
      return { action: 'attendance.video-returned', objectId: enrolmentId, before: null, after };
    },
  };
};
