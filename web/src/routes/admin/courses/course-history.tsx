import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import { HistoryList } from '#web/features/course-manager/history/history-list.tsx';
import { managerFor, useManager } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
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
  const { kind } = managerFor(args.request);
  const [found, listed] = await Promise.all([
    api.call(callOfKind(kind, 'getAdminCourse'), { id }),
    api.call(callOfKind(kind, 'listCourseHistory'), { id }),
  ]);
  const { basic } = requireAnswer(found).course;
  return { id, code: basic.courseCode, title: basic.title, history: requireAnswer(listed).history };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(`History of ${loaderData?.code ?? 'a course'}`, 'Who changed what of a course, and when.');

export default function CourseHistory({ loaderData: { id, code, title, history } }: Route.ComponentProps) {
  const { plural, path, edit, content } = useManager();
  return (
    <>
      <PageHeader
        size="2xl"
        title={`History of ${code || title}`}
        breadcrumbs={[{ label: plural, to: path }, { label: title }]}
        actions={
          <>
            {content && (
              <ButtonLink to={content(id)} size="sm">
                Content
              </ButtonLink>
            )}
            <ButtonLink to={edit(id)} size="sm">
              Edit
            </ButtonLink>
          </>
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
