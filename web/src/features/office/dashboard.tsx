import { Link } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getDashboard } from '#contracts/orders/admin-orders.ts';
import { figureText, listDay } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Sheet } from '#web/ui/panel.tsx';
import { Stat, StatGrid } from '#web/ui/stat.tsx';
import { NEEDS_ACTION } from './nav-entries.ts';
import { signedText } from './number-text.ts';
import { OrderTable } from './order-table.tsx';

type DashboardFacts = AnswerOf<typeof getDashboard>['dashboard'];

export function Dashboard({ facts, today }: { facts: DashboardFacts; today: string }) {
  return (
    <div className="grid gap-4">
      <Numbers facts={facts} />
      <div className="grid gap-4 xl:grid-cols-12">
        <div className="min-w-0 xl:col-span-8">
          <Sheet
            title="Who ordered last?"
            actions={
              <TextLink to="/admin/orders" look="standalone">
                All orders
              </TextLink>
            }
            flush
          >
            <RecentOrders facts={facts} today={today} />
          </Sheet>
        </div>
        <div className="min-w-0 xl:col-span-4">
          <Sheet
            title="How full are the next courses?"
            actions={
              <TextLink to="/admin/courses/in-person" look="standalone">
                All courses
              </TextLink>
            }
          >
            <NextCourses courses={facts.nextCourses} />
          </Sheet>
        </div>
      </div>
    </div>
  );
}

function Numbers({ facts }: { facts: DashboardFacts }) {
  return (
    <StatGrid>
      <Stat label="Needs action" figure={facts.openActions} detail="oldest first" to={NEEDS_ACTION} />
      <Stat
        label="Waiting for a transfer"
        figure={facts.waitingTransfers}
        detail="seats are held"
        to="/admin/orders?state=placed"
      />
      <Stat
        label="Parts overdue"
        figure={facts.overdueParts}
        detail="of confirmed orders"
        to="/admin/orders?state=confirmed"
      />
      <Received label="Received this month" aed={facts.receivedThisMonthAed} />
      <Received label="Received last month" aed={facts.receivedLastMonthAed} />
    </StatGrid>
  );
}

/** The figure is whole dirhams without the currency, so that it fits; the exact sum stands below it. */
function Received({ label, aed }: { label: string; aed: number }) {
  const exact = signedText('AED', aed);
  const figure = figureText(exact)
    .replace('AED ', '')
    .replace(/\.\d+$/, '');
  return (
    <Stat
      label={label}
      figure={figure}
      detail={`${exact}, less refunds`}
      to="/admin/orders?state=confirmed"
    />
  );
}

function RecentOrders({ facts, today }: { facts: DashboardFacts; today: string }) {
  if (facts.recentOrders.length === 0) return <p className="p-5 text-muted">There are no orders yet.</p>;
  return <OrderTable label="Recent orders" orders={facts.recentOrders} today={today} />;
}

function NextCourses({ courses }: { courses: DashboardFacts['nextCourses'] }) {
  if (courses.length === 0) return <p className="text-muted">No course is coming up.</p>;
  return (
    <ul className="-my-2 grid">
      {courses.map((course) => (
        <li key={course._id} className="border-b border-hairline last:border-b-0">
          <Link
            to={`/admin/courses/in-person/${course.slug}/roster`}
            className="num grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-2.5 no-underline hover:underline"
          >
            <span>
              <span className="text-muted">{listDay(course.startDate)}</span> {course.code} {course.city}
            </span>
            <span>
              {course.taken}/{course.capacity}
            </span>
            <span className="col-span-2 grid">
              <Bar
                value={course.taken}
                total={course.capacity}
                label={`${course.taken} of ${course.capacity} seats taken`}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
