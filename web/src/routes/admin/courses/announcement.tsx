import { redirect } from 'react-router';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import { AnnouncementDetail } from '#web/features/course-manager/announcements/announcement-detail.tsx';
import { recipientList } from '#web/features/course-manager/announcements/announcement-views.ts';
import { Recipients } from '#web/features/course-manager/announcements/recipients.tsx';
import {
  isOnPages,
  WithdrawQuestion,
} from '#web/features/course-manager/announcements/withdraw-question.tsx';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { runManagerFor, useRunManager } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { OVER } from '#web/ui/overlays/overlay.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/announcement';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { kind, announcement: pathOf } = runManagerFor(args.request);
  const path = pathOf(args.params.id, args.params.noticeId);
  const list = recipientList(path);
  const view = list.readFrom(args.request);
  const answer = await personalApi(args).call(callOfKind(kind, 'getAnnouncement'), {
    ...args.params,
    ...list.asked(view),
  });
  return { view, path, ...requireAnswer(answer), idempotencyKey: crypto.randomUUID() };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  requireIntent(form, ['withdraw']);
  const { kind, announcement: pathOf } = runManagerFor(args.request);
  const { id, noticeId } = args.params;
  const answer = await personalApi(args).call(callOfKind(kind, 'withdrawAnnouncement'), { id, noticeId });
  return answer.success ? redirect(pathOf(id, noticeId), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Announcement: ${loaderData?.announcement.subject ?? ''}`,
    'What was sent to the people of a course, and to whom.',
  );

export default function CourseAnnouncement({ loaderData, actionData }: Route.ComponentProps) {
  const { view, path, course, announcement, recipients, nextCursor, idempotencyKey } = loaderData;
  const manager = useRunManager();
  const list = recipientList(path);
  return (
    <>
      <PageHeader
        size="2xl"
        title={announcement.subject}
        breadcrumbs={[
          { label: manager.plural, to: manager.path },
          { label: course.code || course.title, to: manager.roster(course.slug) },
          { label: 'Announcements', to: manager.announcements(course._id) },
        ]}
        actions={
          isOnPages(announcement) && (
            <ButtonLink
              to={list.to({ ...view, withdraw: true })}
              state={OVER}
              preventScrollReset
              size="sm"
              variant="danger"
            >
              Withdraw…
            </ButtonLink>
          )
        }
      />
      {view.withdraw && (
        <WithdrawQuestion
          announcement={announcement}
          below={list.to(list.listOf(view))}
          failure={failureOf(actionData, 'withdraw')}
          idempotencyKey={idempotencyKey}
        />
      )}
      <div className="grid gap-4">
        <AnnouncementDetail announcement={announcement} />
        <Recipients
          path={path}
          view={view}
          mails={announcement.mails}
          recipients={recipients}
          nextCursor={nextCursor}
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { path } = useRunManager();
  return <ListBoundary title="Announcement" rows="the announcement" to={path} error={error} />;
}
