import { expect } from 'vitest';
import type { EndpointName } from '#contracts/endpoints.ts';
import type { Db } from '#server/platform/db/database.ts';
import { enrolIn } from '../participants.ts';
import type { testCalls } from '../test-calls.ts';
import { addCourse, addUser } from '../test-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type World = { db: Db; calls: ReturnType<typeof testCalls> };
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;

/** What staff have participants told, done once, and what has to be written of it. */
export const auditedNoticeActs = (act: Act, world: () => World): Table => ({
  sendImmediateNotification: async () => {
    const [user, course] = [await addUser(world().db), await addCourse(world().db)];
    await world().calls.ctx((ctx) => enrolIn(ctx, course, user));
    await act('sendImmediateNotification', { id: course.id, subject: 'Parking', message: 'Use gate 2.' });
    const after = { subject: 'Parking', recipients: 1 };
    return { action: 'course.participants-mailed', objectId: course.id, before: null, after };
  },
  sendTestNotification: async () => {
    const { id } = await addCourse(world().db);
    const recipient = 'trial@academy.example';
    await act('sendTestNotification', { id, email: recipient, subject: 'Parking', message: 'Use gate 2.' });
    const after = { subject: 'Parking', recipient };
    return { action: 'course.mail-tried', objectId: id, before: null, after };
  },
  cancelNotification: async () => {
    const reminderSettings = { enabled: true, automaticReminders: true };
    const { id, startDate } = await addCourse(world().db, { reminderSettings });
    await act('cancelNotification', { id });
    const after = { startDate, subject: expect.any(String) };
    return { action: 'course.reminder-called-off', objectId: id, before: null, after };
  },
});
