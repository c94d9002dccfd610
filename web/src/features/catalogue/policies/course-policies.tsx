import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { BreakdownView } from '#contracts/orders/checkout.ts';
import type { Site } from '#contracts/site/site.ts';
import { eur, formatPercent, formatRate, rateMicro } from '#domain/money/money.ts';
import { dayIn } from '#web/lib/format.ts';
import { DetailSection } from '#web/ui/layout/detail-section.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { dueRows } from './due-rows.ts';
import { cancellationRows, type PolicyRow, reschedulingRows, transferText } from './policy-rows.ts';

interface CoursePoliciesProps {
  course: CourseDetail;
  plans: readonly BreakdownView[];
  site: Site;
  now: string;
}

/** The rules of this course with its own dates and sums. */
export function CoursePolicies({ course, plans, site, now }: CoursePoliciesProps) {
  const today = dayIn(course.schedule.venueTimezone, now);
  return (
    <DetailSection id="policies" title="Policies">
      <Disclosure summary="Cancellation policy" defaultOpen>
        <Cancellation course={course} today={today} />
      </Disclosure>
      <Disclosure summary="Rescheduling policy">
        <Dated
          label="If you move to another date"
          outcome="Fee"
          rows={reschedulingRows(course, today)}
          hasDate={course.schedule.startDate !== null}
        />
      </Disclosure>
      <Disclosure summary="Transfer policy">
        <p>{transferText(course, today)}</p>
      </Disclosure>
      <Disclosure summary="Payment policy">
        {course.enrollment.currentPrice > 0 ? (
          <Payment {...{ plans, site }} />
        ) : (
          <p>The course is free: nothing is charged, and no card is needed.</p>
        )}
      </Disclosure>
      <p className="border-t border-hairline pt-4 text-sm text-muted">
        The agreement itself: <TextLink to="/terms">terms and conditions</TextLink>.
      </p>
    </DetailSection>
  );
}

function Cancellation({ course, today }: { course: CourseDetail; today: string }) {
  const { currentPrice } = course.enrollment;
  if (currentPrice <= 0) {
    return (
      <p>The course is free, so nothing is paid back. If you cancel, your seat goes to somebody else.</p>
    );
  }
  const { academyCancellationRefundBp: refundBp } = course.policy;
  const rows = cancellationRows(course, today, eur(Math.round(currentPrice * 100)));
  return (
    <>
      <Dated
        label="If you cancel"
        outcome="You receive"
        rows={rows}
        hasDate={course.schedule.startDate !== null}
      />
      <p>
        {rows.length > 0 && 'The sums are those of today’s price, paid in full. '}
        Percentages are of what you have paid by then. If we cancel, you get{' '}
        {refundBp === 10_000 ? 'a full refund' : `${formatPercent(refundBp)} back`}.
      </p>
    </>
  );
}

function Payment({ plans, site }: Pick<CoursePoliciesProps, 'plans' | 'site'>) {
  const rows = dueRows(plans);
  return (
    <>
      {rows.length > 0 && (
        <Table label="When parts of the price fall due" className="mb-4">
          <TableHead>
            <ColumnHeader>Payment</ColumnHeader>
            <ColumnHeader>Due</ColumnHeader>
            <ColumnHeader numeric>Amount</ColumnHeader>
          </TableHead>
          <TableBody>
            {rows.map(({ part, when, amount }) => (
              <TableRow key={part}>
                <RowHeader>{part}</RowHeader>
                <Cell className="num">{when}</Cell>
                <Cell numeric>{amount}</Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <p>
        Prices are in EUR and include {site.tax.name}. Cards are charged in AED at{' '}
        {formatRate(rateMicro(site.checkoutRate))} through a card payment gateway; transactions are encrypted.
        The rate is fixed with your first payment.
        {site.bankTransfer.enabled &&
          ` A seat that is paid by bank transfer is held for ${site.bankTransfer.holdDays} days.`}
      </p>
    </>
  );
}

interface DatedProps {
  label: string;
  outcome: string;
  rows: readonly PolicyRow[];
  hasDate: boolean;
}

function Dated({ label, outcome, rows, hasDate }: DatedProps) {
  if (rows.length === 0 && hasDate) return <p>The course has begun: nothing of this can be used any more.</p>;
  if (rows.length === 0) {
    return (
      <p>
        The dates follow once the course has one. Until then the days before the start count:{' '}
        <TextLink to="/refund">cancellation and refunds</TextLink>.
      </p>
    );
  }
  return (
    <Table label={label} className="mb-4">
      <TableHead>
        <ColumnHeader>{label}</ColumnHeader>
        <ColumnHeader>{outcome}</ColumnHeader>
      </TableHead>
      <TableBody>
        {rows.map(({ when, what, isNow }) => (
          <TableRow key={when} current={isNow}>
            <RowHeader className="num text-ink">{when}</RowHeader>
            <Cell className="num text-ink">{what}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
