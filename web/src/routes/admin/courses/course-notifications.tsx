import { replace } from 'react-router';
import { NoticeQuestion } from '#web/features/course-manager/notices/notice-question.tsx';
import { NoticeTables } from '#web/features/course-manager/notices/notice-tables.tsx';
import { noticeList } from '#web/features/course-manager/notices/notice-view.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { DoneTold } from '#web/ui/messages/told.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/course-notifications';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = noticeList.readFrom(args.request);
  const answer = await personalApi(args).call('listNotifications', noticeList.asked(view));
  return { view, notices: requireAnswer(answer).notifications };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const answer = await personalApi(args).call('cancelNotification', formReader(form).typed(['id']));
  if (!answer.success) return refuse(answer, form);
  return replace(noticeList.to({ ...noticeList.readFrom(args.request), on: '', done: 'cancel' }), 303);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Course notifications', 'Reminders that are scheduled, and what participants were sent.');

export default function CourseNotifications({ loaderData, actionData }: Route.ComponentProps) {
  const { view, notices } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Course notifications"
        breadcrumbs={[{ label: 'In-person courses', to: COURSES }, { label: 'Notifications' }]}
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

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Course notifications" rows="notifications" to={noticeList.path} error={error} />
);
