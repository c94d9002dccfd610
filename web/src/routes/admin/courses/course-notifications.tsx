import { replace } from 'react-router';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import { REMINDER_LEADS } from '#domain/live/session-reminders.ts';
import { NoticeQuestion } from '#web/features/course-manager/notices/notice-question.tsx';
import { NoticeTables } from '#web/features/course-manager/notices/notice-tables.tsx';
import { NOTICE_LISTS, useNoticeList } from '#web/features/course-manager/notices/notice-view.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { runManagerFor, useRunManager } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { DoneTold } from '#web/ui/messages/told.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/course-notifications';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { kind } = runManagerFor(args.request);
  const noticeList = NOTICE_LISTS[kind];
  const view = noticeList.readFrom(args.request);
  const call = callOfKind(kind, 'listNotifications');
  const answer = await personalApi(args).call(call, noticeList.asked(view));
  return { view, notices: requireAnswer(answer).notifications };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { kind } = runManagerFor(args.request);
  const noticeList = NOTICE_LISTS[kind];
  const form = await args.request.formData();
  const call = callOfKind(kind, 'cancelNotification');
  const answer = await personalApi(args).call(call, readReminder(form));
  if (!answer.success) return refuse(answer, form);
  return replace(noticeList.to({ ...noticeList.readFrom(args.request), on: '', done: 'cancel' }), 303);
};

const readReminder = (form: FormData) => {
  const { text, oneOf } = formReader(form);
  return {
    id: text('id'),
    session: text('session') || undefined,
    lead: oneOf('lead', REMINDER_LEADS),
  };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Course notifications', 'Reminders that are scheduled, and what participants were sent.');

export default function CourseNotifications({ loaderData, actionData }: Route.ComponentProps) {
  const { view, notices } = loaderData;
  const { plural, path } = useRunManager();
  const noticeList = useNoticeList();
  return (
    <>
      <PageHeader
        size="2xl"
        title="Course notifications"
        breadcrumbs={[{ label: plural, to: path }, { label: 'Notifications' }]}
        actions={
          view.course && (
            <ButtonLink to={noticeList.path} size="sm">
              Show those of all courses
            </ButtonLink>
          )
        }
      />
      <DoneTold
        words={view.done === 'cancel' ? 'Reminder cancelled' : undefined}
        seconds={3}
        told={noticeList.to({ ...view, done: '' })}
      />
      <NoticeQuestion view={view} notices={notices} failure={failureOf(actionData, 'cancel')} />
      <NoticeTables notices={notices} view={view} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { path } = useNoticeList();
  return <ListBoundary title="Course notifications" rows="notifications" to={path} error={error} />;
}
