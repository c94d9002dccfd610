import { courseNoticeEndpoints as calls } from '#contracts/course-office/course-notices.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { cancelNotification } from './cancel-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { previewCourseMail } from './preview-course-mail.ts';
import { sendImmediateNotification } from './send-immediate-notification.ts';
import { sendTestNotification } from './send-test-notification.ts';

export const courseNoticeBindings: Binding[] = [
  on(calls.sendImmediateNotification, async (ctx, { id, ...words }) => {
    const recipients = await sendImmediateNotification(ctx, id, words);
    const people = recipients === 1 ? 'One participant' : `${recipients} participants`;
    return { message: `${people} will have the mail in a moment`, recipients };
  }),
  on(calls.sendTestNotification, async (ctx, { id, ...test }) => {
    await sendTestNotification(ctx, id, test);
    return { message: `The test goes to ${test.email}` };
  }),
  on(calls.cancelNotification, async (ctx, { id }) => {
    await cancelNotification(ctx, id);
    return { message: 'The reminder is not sent' };
  }),
  on(calls.listNotifications, async (ctx, { course }) => ({
    notifications: await listNotifications(ctx, course),
  })),
  on(calls.previewCourseMail, (ctx, { id, ...wish }) => previewCourseMail(ctx, id, wish)),
];
