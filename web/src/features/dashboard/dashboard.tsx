import type { ReactNode } from 'react';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getDashboard } from '#contracts/orders/admin-orders.ts';
import type { Home } from '#contracts/reporting/admin-home.ts';
import { counted, figureText, monthOf } from '#web/lib/format.ts';
import { signedText } from '#web/lib/number-text.ts';
import { NEEDS_ACTION, ORDERS } from '#web/lib/office-paths.ts';
import { paymentsPath } from '#web/lib/payments/payments-path.ts';
import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { NextCourses } from './next-courses.tsx';
import { Received } from './received.tsx';

type DashboardFacts = AnswerOf<typeof getDashboard>['dashboard'];

interface DashboardProps {
  facts: DashboardFacts;
  home: Home;
  /** 'YYYY-MM-DD' at the academy. */
  today: string;
  /** The oldest of what needs action, as its list shows it. */
  actions: ReactNode;
  /** The last orders, as the list shows them. */
  recentOrders: ReactNode;
}

export function Dashboard({ facts, home, today, actions, recentOrders }: DashboardProps) {
  return (
    <div className="grid gap-4">
      <Numbers facts={facts} months={home.months} />
      <div className="grid gap-4 xl:grid-cols-12">
        <div className="grid min-w-0 content-start gap-4 xl:col-span-7">
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
        <div className="grid min-w-0 content-start gap-4 xl:col-span-5">
          <NextCourses courses={facts.nextCourses} today={today} />
        </div>
      </div>
    </div>
  );
}

function Numbers({ facts, months }: { facts: DashboardFacts; months: Home['months'] }) {
  const [current, last, earlier] = months;
  return (
    <StatGrid>
      {current && <ReceivedIn month={current} note="so far" />}
      {last && <ReceivedIn month={last} note={earlier && changeText(last, earlier)} />}
      <Stat label="Needs action" figure={facts.openActions} detail="oldest first" to={NEEDS_ACTION} />
      <Stat
        label="Waiting for a transfer"
        figure={facts.waitingTransfers}
        detail={`seats are held; ${counted(facts.overdueParts, 'part')} of other orders overdue`}
        to={`${ORDERS}?state=placed`}
      />
    </StatGrid>
  );
}

type Month = Home['months'][number];

/** Whole euro, so that it fits; the rows that it leads to have the cents. */
function ReceivedIn({ month, note }: { month: Month; note?: string | null }) {
  const { from, to, total } = month;
  const payments = counted(total.count, 'payment or refund', 'payments and refunds');
  return (
    <Stat
      label={`Received in ${monthOf(from)}`}
      figure={figureText(signedText('EUR', Math.round(total.eur / 100) * 100))}
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
