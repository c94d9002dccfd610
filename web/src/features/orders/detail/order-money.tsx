import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import { aedText, detailDay, eurText } from '#web/lib/format.ts';
import { signedText } from '#web/lib/number-text.ts';
import { officeDay, officeMoment } from '#web/lib/office-time.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { methodWords } from '../order-words.ts';
import type { PaperLetter } from '../papers.ts';
import { SentPapers } from '../sent-papers.tsx';

type Part = AdminOrderDetail['parts'][number];
type Capture = AdminOrderDetail['captures'][number];

const partWords: Record<Part['kind'], string> = {
  full: 'Full payment',
  deposit: 'Deposit',
  balance: 'Balance',
  installment: 'Installment',
  fee: 'Fee',
  difference: 'Difference in price',
};
const partTones = {
  paid: 'success',
  due: 'warning',
  overdue: 'danger',
  upcoming: 'neutral',
  void: 'neutral',
  refunded: 'neutral',
} as const;

/** Two of these may be alike in everything; their place tells them apart. */
const numbered = <T extends object>(rows: readonly T[]) => rows.map((row, place) => ({ ...row, place }));

interface OrderMoneyProps {
  order: AdminOrderDetail;
  /** Of its papers. */
  letters: readonly PaperLetter[];
}

/** What was asked for, what came, what went back, and the journal that proves it. */
export function OrderMoney({ order, letters }: OrderMoneyProps) {
  return (
    <>
      <Sheet title="What was asked for?" flush>
        <Parts order={order} />
      </Sheet>
      <Sheet title="What came in, and what went back?" flush>
        <Captures captures={order.captures} />
        {order.captures.length > 0 && <Refunds refunds={order.refunds} />}
        <Receipts receipts={order.receipts} />
        <Credits notes={order.creditNotes} />
        {letters.length > 0 && (
          <div className="px-5 py-3.5">
            <SentPapers letters={letters} momentText={officeMoment} />
          </div>
        )}
      </Sheet>
      <Sheet
        title="How was it recorded?"
        className="[&_details:first-child]:border-t-0 [&_details:first-child>summary]:pt-0"
      >
        <Disclosure summary={`Attempts to pay (${order.attempts.length})`}>
          <Attempts attempts={order.attempts} />
        </Disclosure>
        <Disclosure summary={`Journal (${order.journal.length} lines)`}>
          <Journal journal={order.journal} />
        </Disclosure>
      </Sheet>
    </>
  );
}

function Nothing({ children }: { children: string }) {
  return <p className="px-5 py-3.5 text-muted">{children}</p>;
}

function Parts({ order: { parts } }: { order: Pick<AdminOrderDetail, 'parts'> }) {
  if (parts.length === 0) return <Nothing>No part was asked for.</Nothing>;
  return (
    <Table label="Parts of the plan" dense stacked>
      <TableHead>
        <ColumnHeader>Part</ColumnHeader>
        <ColumnHeader>Due</ColumnHeader>
        <ColumnHeader numeric>EUR</ColumnHeader>
        <ColumnHeader numeric>AED</ColumnHeader>
        <ColumnHeader numeric>Paid</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
      </TableHead>
      <TableBody>
        {parts.map((part) => (
          <TableRow key={part._id} className="max-md:px-4">
            <RowHeader>
              {part.sequence + 1}. {partWords[part.kind]}
            </RowHeader>
            <Cell label="Due" className="num">
              {detailDay(part.dueOn)}
            </Cell>
            <Cell label="EUR" numeric>
              {eurText(part.eur)}
            </Cell>
            <Cell label="AED" numeric>
              {aedText(part.aed)}
            </Cell>
            <Cell label="Paid" numeric>
              {aedText(part.paidAed)}
            </Cell>
            <Cell label="State">
              <Tag tone={partTones[part.state]}>{part.state}</Tag>
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Captures({ captures }: Pick<AdminOrderDetail, 'captures'>) {
  if (captures.length === 0) return <Nothing>No money has come in.</Nothing>;
  return (
    <Table label="Money received" dense stacked>
      <TableHead>
        <ColumnHeader>Received</ColumnHeader>
        <ColumnHeader>By</ColumnHeader>
        <ColumnHeader>Reference</ColumnHeader>
        <ColumnHeader numeric>AED</ColumnHeader>
        <ColumnHeader numeric>Applied</ColumnHeader>
        <ColumnHeader numeric>Given back</ColumnHeader>
        <ColumnHeader>Note</ColumnHeader>
      </TableHead>
      <TableBody>
        {captures.map((capture) => (
          <TableRow key={capture._id} className="max-md:px-4">
            <RowHeader className="num">{receivedAt(capture)}</RowHeader>
            <Cell label="By">{byWords(capture)}</Cell>
            <Cell label="Reference" className="num md:min-w-28 wrap-anywhere">
              {capture.transactionId}
            </Cell>
            <Cell label="AED" numeric>
              {aedText(capture.aed)}
            </Cell>
            <Cell label="Applied" numeric>
              {aedText(capture.appliedAed)}
            </Cell>
            <Cell label="Given back" numeric>
              {aedText(capture.refundedAed)}
            </Cell>
            <Cell label="Note">{capture.note || '–'}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** 'Bank transfer', 'Card, sandbox': a card is charged through a gateway, which has a name. */
const byWords = ({ method, gateway }: Capture) =>
  method === 'bank' ? methodWords.bank : `${methodWords.card}, ${gateway}`;

/** A bank's statement knows the day only. */
const receivedAt = ({ method, capturedAt }: Capture) =>
  method === 'bank' ? detailDay(officeDay(capturedAt)) : officeMoment(capturedAt);

function Refunds({ refunds }: Pick<AdminOrderDetail, 'refunds'>) {
  if (refunds.length === 0) return <Nothing>Nothing was given back.</Nothing>;
  return (
    <Table label="Refunds" dense>
      <TableHead>
        <ColumnHeader>Refund of</ColumnHeader>
        <ColumnHeader numeric>AED</ColumnHeader>
        <ColumnHeader numeric>EUR</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader>Paper</ColumnHeader>
      </TableHead>
      <TableBody>
        {numbered(refunds).map((refund) => (
          <TableRow key={refund.place}>
            <RowHeader className="num">{officeMoment(refund.createdAt)}</RowHeader>
            <Cell numeric>{aedText(refund.aed)}</Cell>
            <Cell numeric>{eurText(refund.eur)}</Cell>
            <Cell>{refund.state}</Cell>
            <Cell>{refund.paper && <a href={refund.paper.href}>{refund.paper.number}</a>}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Receipts({ receipts }: Pick<AdminOrderDetail, 'receipts'>) {
  if (receipts.length === 0) return null;
  return (
    <ul className="num flex flex-wrap gap-x-6 gap-y-2 px-5 py-3.5">
      {receipts.map((receipt) => (
        <li key={receipt._id}>
          <a href={receipt.href}>Receipt {receipt.number}</a>
          <span className="text-muted"> {aedText(receipt.aed)}</span>
        </li>
      ))}
    </ul>
  );
}

function Credits({ notes }: { notes: AdminOrderDetail['creditNotes'] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="num flex flex-wrap gap-x-6 gap-y-2 px-5 py-3.5">
      {notes.map(({ _id, number, eur, leftEur, expiresOn, href }) => (
        <li key={_id}>
          <a href={href}>Credit note {number}</a>
          <span className="text-muted">
            {' '}
            {eurText(eur)}, {eurText(leftEur)} left, good through {detailDay(expiresOn)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Attempts({ attempts }: Pick<AdminOrderDetail, 'attempts'>) {
  if (attempts.length === 0) return 'Nobody has tried to pay.';
  return (
    <ul className="num grid gap-1">
      {attempts.map((attempt) => (
        <li key={attempt._id}>
          {officeMoment(attempt.createdAt)}: {aedText(attempt.aed)}, {attempt.gateway}, {attempt.state}
        </li>
      ))}
    </ul>
  );
}

function Journal({ journal }: Pick<AdminOrderDetail, 'journal'>) {
  if (journal.length === 0) return 'The journal has no lines for this order.';
  return (
    <Table label="Journal" dense>
      <TableHead>
        <ColumnHeader>When</ColumnHeader>
        <ColumnHeader>Entry</ColumnHeader>
        <ColumnHeader>Account</ColumnHeader>
        <ColumnHeader numeric>Amount</ColumnHeader>
      </TableHead>
      <TableBody>
        {numbered(journal).map((line) => (
          <TableRow key={line.place}>
            <RowHeader className="num">{officeMoment(line.at)}</RowHeader>
            <Cell>{line.kind.replaceAll('-', ' ')}</Cell>
            <Cell>{line.account.replaceAll('-', ' ')}</Cell>
            <Cell numeric>{signedText(line.currency, line.amount)}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
