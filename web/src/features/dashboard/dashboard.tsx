import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getDashboard } from '#contracts/orders/admin-orders.ts';
import { detailDay, figureText } from '#web/lib/format.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { signedText } from '#web/lib/number-text.ts';
import { COURSES, NEEDS_ACTION, ORDERS } from '#web/lib/office-paths.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

type DashboardFacts = AnswerOf<typeof getDashboard>['dashboard'];

interface DashboardProps {
  facts: DashboardFacts;
  /** The last orders, as the list shows them. */
  recentOrders: ReactNode;
}

export function Dashboard({ facts, recentOrders }: DashboardProps) {
  return (
    <div className="grid gap-4">
      <Numbers facts={facts} />
      <div className="grid gap-4 xl:grid-cols-12">
        <div className="min-w-0 xl:col-span-8">
          <Sheet
            title="Who ordered last?"
            actions={
              <TextLink to={ORDERS} look="standalone">
                All orders
              </TextLink>
            }
            flush
          >
            {facts.recentOrders.length > 0 ? (
              recentOrders
            ) : (
              <p className="p-5 text-muted">There are no orders yet.</p>
            )}
          </Sheet>
        </div>
        <div className="min-w-0 xl:col-span-4">
          <Sheet
            title="How full are the next courses?"
            actions={
              <TextLink to={COURSES} look="standalone">
                All courses
              </TextLink>
            }
          >
            <NextCourses courses={facts.nextCourses} />
            <Managers />
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
        to={`${ORDERS}?state=placed`}
      />
      <Stat
        label="Parts overdue"
        figure={facts.overdueParts}
        detail="of confirmed orders"
        to={`${ORDERS}?state=confirmed`}
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
    <Stat label={label} figure={figure} detail={`${exact}, less refunds`} to={`${ORDERS}?state=confirmed`} />
  );
}

/** What is managed, one step away. */
const Managers = () => (
  <nav aria-label="Managers of courses" className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {Object.values(MANAGERS_OF_COURSES).map(({ path, plural }) => (
      <TextLink key={path} to={path}>
        {plural}
      </TextLink>
    ))}
  </nav>
);

function NextCourses({ courses }: { courses: DashboardFacts['nextCourses'] }) {
  if (courses.length === 0) return <p className="text-muted">No course is coming up.</p>;
  return (
    <ul className="-my-2 grid">
      {courses.map((course) => (
        <li key={course._id} className="border-b border-hairline last:border-b-0">
          <Link
            to={MANAGERS_OF_COURSES[course.kind].roster(course.slug)}
            className="num grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-2.5 no-underline hover:underline"
          >
            <span>
              <span className="text-muted">{detailDay(course.startDate)}</span> {course.code}{' '}
              {placeText(course)}
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
