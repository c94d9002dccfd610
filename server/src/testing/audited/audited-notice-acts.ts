import { expect } from 'vitest';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { EndpointName } from '#contracts/endpoints.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { listSessionHours } from '#server/modules/catalogue/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { enrolIn } from '../participants.ts';
import type { testCalls } from '../test-calls.ts';
import { addCourse, addUser } from '../test-world.ts';
import { addLiveCourse } from '../worlds/live/live-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type World = { db: Db; calls: ReturnType<typeof testCalls> };
type Listed = { announcements: { _id: string }[] };
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;

const noticeActs = (kind: RunKind, perform: Act, world: () => World) => {
  const act = (name: string, input: object) => perform(callOfKind(kind, name) as EndpointName, input);
  const add = (reminderSettings = {}) =>
    kind === 'InPersonCourse'
      ? addCourse(world().db, { reminderSettings })
      : addLiveCourse(world().db, { reminderSettings });
  const announced = async () => {
    const [user, course] = [await addUser(world().db), await add()];
    await world().calls.ctx((ctx) => enrolIn(ctx, course, user));
    const { id } = course;
    await act('sendImmediateNotification', { id, subject: 'Parking', message: 'Use gate 2.' });
    return id;
  };
  return {
    sendImmediateNotification: async () => {
      const after = { subject: 'Parking', recipients: 1 };
      return { action: 'course.participants-mailed', objectId: await announced(), before: null, after };
    },
    withdrawAnnouncement: async () => {
      const id = await announced();
      const { announcements } = (await act('listAnnouncements', { id })) as Listed;
      const noticeId = announcements[0]?._id;
      await act('withdrawAnnouncement', { id, noticeId });
      const after = { noticeId, subject: 'Parking' };
      return { action: 'course.announcement-withdrawn', objectId: id, before: null, after };
    },
    sendTestNotification: async () => {
      const { id } = await add();
      const recipient = 'trial@academy.example';
      await act('sendTestNotification', { id, email: recipient, subject: 'Parking', message: 'Use gate 2.' });
      const after = { subject: 'Parking', recipient };
      return { action: 'course.mail-tried', objectId: id, before: null, after };
    },
    cancelNotification: async () => {
      const reminderSettings = { enabled: true, automaticReminders: true };
      const { id, startDate, ...course } = await add(reminderSettings);
      const [session] =
        kind === 'InPersonCourse' ? [] : await listSessionHours(world().db, { id, zone: course.zone });
      const lead = session && ('day' as const);
      await act('cancelNotification', { id, session: session?.id, lead });
      const after = { startDate, subject: expect.any(String), ...(session && { session: 1, before: lead }) };
      return { action: 'course.reminder-called-off', objectId: id, before: null, after };
    },
  };
};

/** What staff have participants told, done once, and what has to be written of it. */
export const auditedNoticeActs = (act: Act, world: () => World): Table =>
  Object.fromEntries(
    RUN_KINDS.flatMap((kind) =>
      Object.entries(noticeActs(kind, act, world)).map(([name, done]) => [callOfKind(kind, name), done]),
    ),
  );
