import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import { AnnouncementTable } from '#web/features/course-manager/announcements/announcement-table.tsx';
import {
  announcementList,
  noAnnouncements,
} from '#web/features/course-manager/announcements/announcement-views.ts';
import { useCourseList } from '#web/features/course-manager/list/course-view.ts';
import { runManagerFor, useRunManager } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/announcements';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const { kind, announcements: pathOf } = runManagerFor(args.request);
  const list = announcementList(pathOf(id));
  const view = list.readFrom(args.request);
  const answer = await personalApi(args).call(callOfKind(kind, 'listAnnouncements'), {
    id,
    ...list.asked(view),
  });
  return { view, ...requireAnswer(answer) };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Announcements ${loaderData?.course.code ?? ''}`,
    'What the people of a course were sent, and what became of it.',
  );

export default function CourseAnnouncements({ loaderData }: Route.ComponentProps) {
  const { view, course, announcements, nextCursor } = loaderData;
  const manager = useRunManager();
  const courseList = useCourseList();
  const list = announcementList(manager.announcements(course._id));
  const write = (
    <ButtonLink to={courseList.to({ on: course._id, do: 'mail' })} variant="primary" size="sm">
      Write an announcement
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        size="2xl"
        title="Announcements"
        breadcrumbs={[
          { label: manager.plural, to: manager.path },
          { label: course.code || course.title, to: manager.roster(course.slug) },
          { label: 'Announcements' },
        ]}
        lead={
          <p dir="auto" className="text-md">
            {course.title}
          </p>
        }
        actions={write}
      />
      <Sheet flush>
        <ListForm
          list={list}
          view={view}
          fields={['q']}
          className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
        >
          <SearchBox
            asked={view.q}
            label="Search announcements"
            placeholder="Words of subject or message"
            className="min-w-0 flex-[1_1_18rem]"
          />
          <Button type="submit" size="sm">
            Search
          </Button>
        </ListForm>
        <WhileAsked list={list} view={view}>
          {announcements.length > 0 ? (
            <AnnouncementTable courseId={course._id} announcements={announcements} />
          ) : (
            <EmptyList list={list} view={view} {...noAnnouncements} />
          )}
        </WhileAsked>
        <Pages list={list} view={view} nextCursor={nextCursor} />
      </Sheet>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { path } = useRunManager();
  return <ListBoundary title="Announcements" rows="announcements" to={path} error={error} />;
}
