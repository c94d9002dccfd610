import { HistoryList } from '#web/features/course-manager/history/history-list.tsx';
import { editPath } from '#web/features/course-manager/list/course-view.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/course-history';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const api = personalApi(args);
  const { id } = args.params;
  const [found, listed] = await Promise.all([
    api.call('getAdminCourse', { id }),
    api.call('listCourseHistory', { id }),
  ]);
  const { basic } = requireAnswer(found).course;
  return { id, code: basic.courseCode, title: basic.title, history: requireAnswer(listed).history };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(`History of ${loaderData?.code ?? 'a course'}`, 'Who changed what of a course, and when.');

export default function CourseHistory({ loaderData: { id, code, title, history } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        size="2xl"
        title={`History of ${code || title}`}
        breadcrumbs={[{ label: 'In-person courses', to: COURSES }, { label: title }]}
        actions={
          <ButtonLink to={editPath(id)} size="sm">
            Edit
          </ButtonLink>
        }
      />
      {history.length > 0 ? (
        <Sheet flush>
          <HistoryList entries={history} />
        </Sheet>
      ) : (
        <EmptyState title="Nothing has been changed yet">
          Each saved change stands here with who made it, and what each field said before.
        </EmptyState>
      )}
    </>
  );
}
