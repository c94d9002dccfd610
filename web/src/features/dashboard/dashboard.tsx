import type { ReactNode } from 'react';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getDashboard } from '#contracts/orders/admin-orders.ts';
import type { Home } from '#contracts/reporting/admin-home.ts';
import { counted, detailDay, figureText, monthOf } from '#web/lib/format.ts';
import { signedText } from '#web/lib/number-text.ts';
import { LEARNERS, NEEDS_ACTION, ORDERS } from '#web/lib/office-paths.ts';
import { paymentsPath } from '#web/lib/payments/payments-path.ts';
import { cx } from '#web/ui/cx.ts';
import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { OrderSteps } from './order-steps.tsx';
import { Received } from './received.tsx';
import { StuckLearners, type StuckLearnersProps } from './stuck-learners.tsx';

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
      <Numbers facts={facts} months={home.months} learning={learners.counts.learning} />
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

interface NumbersProps {
  facts: DashboardFacts;
  months: Home['months'];
  learning: number;
}

function Numbers({ facts, months, learning }: NumbersProps) {
  const [current, last, earlier] = months;
  const { late, soon } = facts.due;
  return (
    <StatGrid>
      {current && <ReceivedIn month={current} note="so far" />}
      {last && <ReceivedIn month={last} note={earlier && changeText(last, earlier)} />}
      <Stat
        label={`Due by ${detailDay(facts.dueUntil)}`}
        figure={euroText(soon.dueEur)}
        detail={`${counted(soon.orders, 'order')}, ${late.orders} of them late`}
        to={`${ORDERS}?due=soon`}
      />
      <Stat
        label="Waiting for a transfer"
        figure={facts.waitingTransfers}
        detail="their seats are held"
        to={`${ORDERS}?state=placed&method=bank`}
      />
      <Stat
        label="Learning now"
        figure={learning}
        detail="self-paced, seen in two weeks"
        to={`${LEARNERS}?state=learning`}
      />
    </StatGrid>
  );
}

type Month = Home['months'][number];

/** Whole euro, so that it fits; the rows that it leads to have the cents. */
const euroText = (cents: number) => figureText(signedText('EUR', Math.round(cents / 100) * 100));

function ReceivedIn({ month, note }: { month: Month; note?: string | null }) {
  const { from, to, total } = month;
  const payments = counted(total.count, 'payment or refund', 'payments and refunds');
  return (
    <Stat
      label={`Received in ${monthOf(from)}`}
      figure={euroText(total.eur)}
      detail={[payments, note].filter(Boolean).join(', ')}
      to={paymentsPath({ from, to })}
    />
  );
}

/** '+22% on January'; nothing where there is nothing to compare with. */
function changeText(month: Month, before: Month): string | null {
  if (before.total.eur <= 0) return null;
  const percent = Math.round((month.total.eur / before.total.eur - 1) * 100);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}% on ${monthOf(before.from)}`;
}
