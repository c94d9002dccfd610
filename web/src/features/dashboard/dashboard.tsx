import type { ReactNode } from 'react';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getDashboard } from '#contracts/orders/admin-orders.ts';
import type { Home } from '#contracts/reporting/admin-home.ts';
import { NEEDS_ACTION, ORDERS } from '#web/lib/office-paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { HomeNumbers } from './home-numbers.tsx';
import { OrderSteps } from './order-steps.tsx';
import { Received } from './received.tsx';
import { StuckLearners, type StuckLearnersProps } from './stuck-learners.tsx';
import { WaitingLicences } from './waiting-licences.tsx';

type DashboardFacts = AnswerOf<typeof getDashboard>['dashboard'];

/** On a narrow screen there is one column of both, and who ordered last ends it. */
const column = 'grid min-w-0 content-start gap-4 max-xl:contents';

interface DashboardProps {
  facts: DashboardFacts;
  home: Home;
  learners: StuckLearnersProps;
  /** The coming courses and what is to be decided on them. */
  courses: ReactNode;
  /** The oldest of what needs action, as its list shows it. */
  actions: ReactNode;
  /** The last orders, as the list shows them. */
  recentOrders: ReactNode;
}

export function Dashboard({ facts, home, learners, courses, actions, recentOrders }: DashboardProps) {
  return (
    <div className="grid gap-4">
      <HomeNumbers facts={facts} months={home.months} learning={learners.counts.learning} />
      <div className="grid gap-4 xl:grid-cols-12">
        <div className={cx(column, 'xl:col-span-7')}>
          <Received home={home} />
          <Sheet
            title="What needs action?"
            actions={
              <TextLink to={NEEDS_ACTION} className="num text-sm">
                All {facts.openActions}
              </TextLink>
            }
            flush
          >
            {facts.openActions > 0 ? actions : <p className="p-5 text-muted">Nothing needs a person.</p>}
          </Sheet>
          <WaitingLicences {...facts.licences} />
          <Sheet
            title="Who ordered last?"
            className="max-xl:order-last"
            actions={
              <TextLink to={ORDERS} className="text-sm">
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
        <div className={cx(column, 'xl:col-span-5')}>
          {courses}
          <OrderSteps steps={facts.steps} />
          <StuckLearners {...learners} />
        </div>
      </div>
    </div>
  );
}
