import { courseNoticeCalls } from '#contracts/course-office/course-notices.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { cancelNotification } from './cancel-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { previewCourseMail } from './preview-course-mail.ts';
import { sendImmediateNotification } from './send-immediate-notification.ts';
import { sendTestNotification } from './send-test-notification.ts';

const bindingsOf = (kind: RunKind): Binding[] => {
  const calls = courseNoticeCalls[kind];
  return [
    on(calls.sendImmediateNotification, async (ctx, { id, ...words }) => {
      const recipients = await sendImmediateNotification(ctx, kind, { id, ...words });
      const people = recipients === 1 ? 'One participant' : `${recipients} participants`;
      return { message: `${people} will have the mail in a moment`, recipients };
    }),
    on(calls.sendTestNotification, async (ctx, { id, ...test }) => {
      await sendTestNotification(ctx, kind, { id, ...test });
      return { message: `The test goes to ${test.email}` };
    }),
    on(calls.cancelNotification, async (ctx, input) => {
      await cancelNotification(ctx, kind, input);
      return { message: 'The reminder is not sent' };
    }),
    on(calls.listNotifications, async (ctx, { course }) => ({
      notifications: await listNotifications(ctx, kind, course),
    })),
    on(calls.previewCourseMail, (ctx, { id, ...wish }) => previewCourseMail(ctx, kind, { id, ...wish })),
  ];
};

export const courseNoticeBindings: Binding[] = RUN_KINDS.flatMap(bindingsOf);
