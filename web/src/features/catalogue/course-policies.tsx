import type { CourseDetail } from '#contracts/in-person-courses.ts';
import type { Site } from '#contracts/settings.ts';
import { eur, formatRate, rateMicro } from '#domain/money/money.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableHead, TableRow } from '#web/ui/table.tsx';
import { DetailSection } from './detail-section.tsx';
import { cancellationRows, type PolicyRow, reschedulingRows, transferText } from './policy-rows.ts';

interface CoursePoliciesProps {
  course: CourseDetail;
  site: Site;
  today: string;
}

/** The rules of this course with its own dates and sums. */
export function CoursePolicies({ course, site, today }: CoursePoliciesProps) {
  const total = eur(Math.round(course.enrollment.currentPrice * 100));
  return (
    <DetailSection id="policies" title="If your plans change">
      <Disclosure summary="Cancellation" defaultOpen>
        <Dated label="If you cancel" outcome="You receive" rows={cancellationRows(course, total, today)} />
        <p>Percentages are of what you have paid by then. If we cancel, you get everything back.</p>
      </Disclosure>
      <Disclosure summary="Rescheduling">
        <Dated label="If you move to another date" outcome="Fee" rows={reschedulingRows(course, today)} />
      </Disclosure>
      <Disclosure summary="Transfer to another person">
        <p>{transferText(course)}</p>
      </Disclosure>
      <Disclosure summary="Payment">
        <p>
          Prices are in EUR. Cards are charged in AED at {formatRate(rateMicro(site.checkoutRate))} through a
          card payment gateway; transactions are encrypted. The rate is fixed with your first payment.
          {site.bankTransfer.enabled &&
            ` A seat that is paid by bank transfer is held for ${site.bankTransfer.holdDays} days.`}
        </p>
      </Disclosure>
      <p className="border-t border-hairline pt-4 text-sm text-muted">
        The agreement itself: <TextLink to="/terms">terms and conditions</TextLink>.
      </p>
    </DetailSection>
  );
}

interface DatedProps {
  label: string;
  outcome: string;
  rows: readonly PolicyRow[];
}

function Dated({ label, outcome, rows }: DatedProps) {
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
            <RowHeader className="num">{when}</RowHeader>
            <Cell className="num">{what}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
