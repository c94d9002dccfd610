import { CourseTable } from '#web/features/office/course-table.tsx';
import { officeMeta } from '#web/features/office/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sheet } from '#web/ui/panel.tsx';
import { TabsNav } from '#web/ui/tabs-nav.tsx';
import type { Route } from './+types/courses';

const PATH = '/admin/courses/in-person';
const kinds = [
  { to: PATH, label: 'In person' },
  { to: '/admin/courses/webinar', label: 'Live online' },
];

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courses } = requireAnswer(await personalApi(args).call('adminListCourses', {}));
  return { courses, isInstructor: user.role === 'instructor' };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('In-person courses', 'In-person courses with their dates, seats and status.');

export default function AdminCourses({ loaderData: { courses, isInstructor } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader size="2xl" title={isInstructor ? 'Your courses' : 'In-person courses'} />
      {!isInstructor && <TabsNav label="Kinds of course" items={kinds} current={PATH} className="mb-4" />}
      {courses.length > 0 ? (
        <Sheet flush>
          <CourseTable courses={courses} />
        </Sheet>
      ) : (
        <EmptyState title="There are no courses yet">
          {isInstructor
            ? 'A course appears here once the office has put you on it.'
            : 'A course appears here once it has been created.'}
        </EmptyState>
      )}
    </>
  );
}
