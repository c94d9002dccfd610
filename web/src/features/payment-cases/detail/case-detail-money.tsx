import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { aedText, detailDay, eurText } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { DetailSection } from './detail-section.tsx';

/** What was asked for part by part, and what came of it. Cards are charged in AED. */
export function CaseMoney({ one }: { one: PaymentCaseDetail }) {
  const { parts, receipts } = one;
  return (
    <>
      {parts.length > 0 && (
        <DetailSection title={parts.length === 1 ? 'What is asked for' : 'The parts'}>
          <Parts parts={parts} />
        </DetailSection>
      )}
      {receipts.length > 0 && (
        <DetailSection title="Receipts">
          <ul className="num grid gap-1 text-md">
            {receipts.map((receipt) => (
              <li key={receipt._id} className="flex flex-wrap gap-x-4">
                <a href={`/api/general-payment/receipt/${one.caseId}?receipt=${receipt.number}`}>
                  Receipt {receipt.number}
                </a>
                <span>{aedText(receipt.aed)}</span>
                <span className="text-muted">{officeMoment(receipt.issuedAt)}</span>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      {one.refundPapers.length > 0 && (
        <DetailSection title="Refunds">
          <ul className="num grid gap-1 text-md">
            {one.refundPapers.map(({ number, issuedAt }) => (
              <li key={number} className="flex flex-wrap gap-x-4">
                <a href={`/api/general-payment/receipt/${one.caseId}?receipt=${number}`}>Refund {number}</a>
                <span className="text-muted">{officeMoment(issuedAt)}</span>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </>
  );
}

function Parts({ parts }: Pick<PaymentCaseDetail, 'parts'>) {
  return (
    <Table label="Parts" dense>
      <TableHead>
        <ColumnHeader>Part</ColumnHeader>
        <ColumnHeader>Due</ColumnHeader>
        <ColumnHeader numeric>EUR</ColumnHeader>
        <ColumnHeader numeric>AED</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
      </TableHead>
      <TableBody>
        {parts.map((part) => (
          <TableRow key={part._id}>
            <RowHeader>
              {part.kind === 'full' ? 'Full payment' : `Installment ${part.sequence + 1}`}
            </RowHeader>
            <Cell className="num whitespace-nowrap">{detailDay(part.dueOn)}</Cell>
            <Cell numeric>{eurText(part.eur)}</Cell>
            <Cell numeric>{aedText(part.aed)}</Cell>
            <Cell>
              <PartTag part={part} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function PartTag({ part: { aed, paidAed } }: { part: PaymentCaseDetail['parts'][number] }) {
  if (paidAed >= aed) return <Tag tone="success">paid</Tag>;
  if (paidAed > 0) return <Tag tone="warning">{aedText(paidAed)} paid</Tag>;
  return <Tag>open</Tag>;
}
