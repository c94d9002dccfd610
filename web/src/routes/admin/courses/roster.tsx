import { PrintButton } from '#web/features/roster/print-button.tsx';
import { RosterTable } from '#web/features/roster/roster-table.tsx';
import { dayRange } from '#web/lib/format.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES, ORDERS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/roster';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courseId } = args.params;
  const { course, roster } = requireAnswer(await personalApi(args).call('getRoster', { courseId }));
  return { course, roster, withOrders: user.role !== 'instructor' };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(`Roster ${loaderData?.course.code ?? ''}`, 'Who is on the course, and which seats are held.');

export default function AdminRoster({ loaderData }: Route.ComponentProps) {
  const { course, roster, withOrders } = loaderData;
  const dates = dayRange(course.startDate, course.endDate);
  return (
    <>
      <div className="print:[&_nav]:hidden">
        <PageHeader
          size="2xl"
          title={course.title}
          breadcrumbs={[{ label: 'In-person courses', to: COURSES }, { label: `${course.code}, ${dates}` }]}
          lead={
            <p className="num text-md">
              {course.code}, {course.city}, {dates}. {course.enrolled} enrolled, {course.taken} of{' '}
              {course.capacity} seats taken.
            </p>
          }
          actions={
            <div className="flex gap-2 print:hidden">
              {withOrders && (
                <ButtonLink to={`${ORDERS}?course=${course._id}`} size="sm">
                  Orders
                </ButtonLink>
              )}
              <PrintButton />
              <ButtonLink
                to={`/api/admin/in-person-courses/${course._id}/roster.csv`}
                reloadDocument
                size="sm"
              >
                CSV
              </ButtonLink>
            </div>
          }
        />
      </div>
      {roster.length > 0 ? (
        <Sheet flush>
          <RosterTable course={course} roster={roster} withOrders={withOrders} />
        </Sheet>
      ) : (
        <EmptyState title="Nobody is on this course yet">
          People appear here when their seat is held, and stay once they are enrolled.
        </EmptyState>
      )}
    </>
  );
}
