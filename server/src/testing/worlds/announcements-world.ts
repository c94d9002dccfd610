import { eq } from 'drizzle-orm';
import { announcementCalls } from '#contracts/course-office/announcements.ts';
import { courseNoticeCalls } from '#contracts/course-office/course-notices.ts';
import { ownAnnouncementEndpoints } from '#contracts/courses/own-announcements.ts';
import type { MailState } from '#domain/notices/mail-state.ts';
import { enrolments, orderPlaces, users, waiting } from '#server/db/schema/index.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { announcementBindings } from '#server/modules/notifications/announcements/announcements.routes.ts';
import { courseNoticeBindings } from '#server/modules/notifications/notices/course-notices.routes.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { enrolIn } from '../participants.ts';
import { addCourse, addUser } from '../test-world.ts';
import { createMailWorld } from './mail-world.ts';

const WORDS = { subject: 'The doors, {firstName}', message: 'Dear {firstName},\n\nuse <gate> 2.' };
type Wish = Partial<typeof WORDS> & { toWaiting?: boolean; forLater?: boolean };

/** Grace Hopper at the office, who writes to the people of courses. */
export const createAnnouncementsWorld = async (db: Db) => {
  const world = createMailWorld(db, {
    bindings: [...courseNoticeBindings, ...announcementBindings],
    jobsOf: notificationJobs,
  });
  const { academy } = world;
  const staff = await addUser(db, { role: 'staff', firstName: 'Grace', lastName: 'Hopper' });
  const enrol = (course: Run, ...people: User[]) => academy.ctx((ctx) => enrolIn(ctx, course, ...people));
  const send = (course: Run, wish: Wish = {}, by: User = staff) =>
    academy.call(
      courseNoticeCalls[course.kind].sendImmediateNotification,
      { id: course.id, ...WORDS, ...wish },
      by,
    );
  const read = async (person: User, course?: Run) => {
    const call = ownAnnouncementEndpoints.listOwnAnnouncements;
    const { answer } = await academy.call(call, { courseId: course?.slug }, person);
    return call.response.parse(answer).announcements;
  };
  return Object.assign(world, {
    staff,
    enrol,
    send,
    read,
    ...logOf(academy, staff),
    /** A course with people of these names on it. */
    planned: async (names: readonly string[] = [], add: () => Promise<Run> = () => addCourse(db)) => {
      const course = await add();
      const people: User[] = [];
      for (const firstName of names) people.push(await addUser(db, { firstName }));
      await enrol(course, ...people);
      return { course, people };
    },
    /** Somebody who stands in line for a course. */
    wait: async ({ id: courseId }: Run) => {
      const person = await addUser(db);
      const place = { id: uuidv7(), courseId, userId: person.id, state: 'waiting', position: 1 } as const;
      await db.insert(waiting).values({ ...place, joinedAt: world.now });
      return person;
    },
    later: (minutes: number) => {
      world.now = new Date(world.now.getTime() + minutes * 60_000);
    },
    subjects: async (person: User, course?: Run) =>
      (await read(person, course)).map(({ subject }) => subject),
    addCrowd: (person: User, many: number) => addCrowd(db, person, many),
  });
};

type Academy = ReturnType<typeof createMailWorld>['academy'];

/** The log of a course, as the office reads it. */
const logOf = ({ call }: Academy, staff: User) => {
  const log = async ({ id, kind }: Run, query: { q?: string; cursor?: string } = {}) => {
    const { listAnnouncements } = announcementCalls[kind];
    return listAnnouncements.response.parse((await call(listAnnouncements, { id, ...query }, staff)).answer);
  };
  return {
    log,
    last: async (course: Run) => {
      const [found] = (await log(course)).announcements;
      if (!found) throw new Error('nothing was sent');
      return found;
    },
    opened: async ({ id, kind }: Run, noticeId: string, state?: MailState) => {
      const { getAnnouncement } = announcementCalls[kind];
      const { answer } = await call(getAnnouncement, { id, noticeId, state }, staff);
      return getAnnouncement.response.parse(answer);
    },
    withdraw: ({ id, kind }: Run, noticeId: string) =>
      call(announcementCalls[kind].withdrawAnnouncement, { id, noticeId }, staff),
  };
};

/** So many more where somebody is enrolled, each with an account and a place of their own. */
const addCrowd = async (db: Db, person: User, many: number) => {
  const [enrolment] = await db.select().from(enrolments).where(eq(enrolments.userId, person.id));
  const [place] = await db
    .select()
    .from(orderPlaces)
    .where(eq(orderPlaces.id, enrolment?.placeId ?? ''));
  if (!enrolment || !place) throw new Error('somebody enrolled');
  for (let at = 0; at < many; at += 500) {
    const crowd = Array.from({ length: 500 }, (_, one) => ({
      user: { ...person, id: uuidv7(), email: `crowd-${at + one}@example.com` },
      placeId: uuidv7(),
    }));
    await db.insert(users).values(crowd.map(({ user }) => user));
    await db
      .insert(orderPlaces)
      .values(crowd.map(({ user, placeId }) => ({ ...place, id: placeId, userId: user.id })));
    await db
      .insert(enrolments)
      .values(crowd.map(({ user, placeId }) => ({ ...enrolment, id: uuidv7(), userId: user.id, placeId })));
  }
};
