import { replace } from 'react-router';
import { COURSE_NOTICES } from '#web/features/course-manager/list/course-view.ts';
import { NoticeQuestion } from '#web/features/course-manager/notices/notice-question.tsx';
import { NoticeTables } from '#web/features/course-manager/notices/notice-tables.tsx';
import { noticeViewPath, readNoticeView } from '#web/features/course-manager/notices/notice-view.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { DoneTold } from '#web/ui/messages/told.tsx';
import type { Route } from './+types/course-notifications';

const viewOf = ({ request }: { request: Request }) => readNoticeView(new URL(request.url).searchParams);

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = viewOf(args);
  const answer = await personalApi(args).call('listNotifications', { course: view.course || undefined });
  return { view, notices: requireAnswer(answer).notifications };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const answer = await personalApi(args).call('cancelNotification', { id: String(form.get('id')) });
  if (!answer.success) return refuse('cancel', answer, form);
  return replace(noticeViewPath({ course: viewOf(args).course, done: 'cancel' }), 303);
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
            <ButtonLink to={COURSE_NOTICES} size="sm">
              Show those of all courses
            </ButtonLink>
          )
        }
      />
      <DoneTold
        words={view.done === 'cancel' ? 'Reminder cancelled' : undefined}
        seconds={3}
        told={noticeViewPath({ ...view, done: '' })}
      />
      <NoticeQuestion view={view} notices={notices} failure={failureOf(actionData, 'cancel')} />
      <NoticeTables notices={notices} view={view} />
    </>
  );
}
