import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getDashboard } from '#contracts/orders/admin-orders.ts';
import type { Home } from '#contracts/reporting/admin-home.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { counted, detailDay, figureText, monthOf } from '#web/lib/format.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { signedText } from '#web/lib/number-text.ts';
import { LEARNERS, ORDERS } from '#web/lib/office-paths.ts';
import { paymentsPath } from '#web/lib/payments/payments-path.ts';
import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

type Facts = AnswerOf<typeof getDashboard>['dashboard'];

interface HomeNumbersProps {
  facts: Facts;
  months: Home['months'];
  learning: number;
}

/** The figures that are looked at every day, each with the rows that it counts. */
export function HomeNumbers({ facts, months, learning }: HomeNumbersProps) {
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
      <SeatsToFill toFill={facts.toFill} />
      <Stat
        label="Learning now"
        figure={learning}
        detail="self-paced, seen in two weeks"
        to={`${LEARNERS}?state=learning`}
      />
    </StatGrid>
  );
}

const KIND_WORDS: Readonly<Record<RunKind, string>> = {
  InPersonCourse: 'in person',
  OnlineLiveTraining: 'live online',
};

/** Of what is on sale. The courses of each kind have a list of their own. */
function SeatsToFill({ toFill: { until, kinds } }: Pick<Facts, 'toFill'>) {
  const sold = RUN_KINDS.map((kind) => ({ kind, ...kinds[kind] })).filter(({ courses }) => courses > 0);
  const free = sold.reduce((all, { left }) => all + left, 0);
  return (
    <Stat
      label={`Seats to fill until ${detailDay(until)}`}
      figure={free.toLocaleString('en')}
      detail={
        sold.length === 0
          ? 'no course is on sale'
          : sold.map((seats) => <SeatsOfKind key={seats.kind} until={until} {...seats} />)
      }
    />
  );
}

type SeatsOfKindProps = Facts['toFill']['kinds'][RunKind] & { kind: RunKind; until: string };

function SeatsOfKind({ kind, until, left, capacity, belowMinimum }: SeatsOfKindProps) {
  const to = (view: Readonly<Record<string, string>>) =>
    `${MANAGERS_OF_COURSES[kind].path}?${new URLSearchParams({ ...view, status: 'open', until })}`;
  return (
    <span className="block">
      <TextLink to={to({})}>
        {left.toLocaleString('en')} of {capacity.toLocaleString('en')} {KIND_WORDS[kind]}
      </TextLink>
      {belowMinimum > 0 && (
        <>
          ,{' '}
          <TextLink to={to({ view: 'needs-minimum' })}>
            {counted(belowMinimum, 'course')} under minimum
          </TextLink>
        </>
      )}
    </span>
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
