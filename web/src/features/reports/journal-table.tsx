import type { Journal } from '#contracts/reporting/admin-journal.ts';
import { kindWords } from '#contracts/reporting/admin-journal-words.ts';
import { signedText } from '#web/lib/number-text.ts';
import { ORDERS, PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableGroupRow,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { moneyText } from './money-text.ts';

const COLUMNS = 4;

export const JournalTable = ({ journals }: { journals: readonly Journal[] }) => (
  <Table label="Journal" dense stacked>
    <TableHead>
      <ColumnHeader>Account</ColumnHeader>
      <ColumnHeader numeric>Debit</ColumnHeader>
      <ColumnHeader numeric>Credit</ColumnHeader>
      <ColumnHeader numeric>In euro</ColumnHeader>
    </TableHead>
    {journals.map((journal) => (
      <TableBody key={journal._id}>
        <TableGroupRow columns={COLUMNS}>
          <JournalHead journal={journal} />
        </TableGroupRow>
        {journal.lines.map((line) => (
          <LineRow key={line._id} line={line} />
        ))}
      </TableBody>
    ))}
  </Table>
);

function JournalHead({ journal: { number, at, kind, sale } }: { journal: Journal }) {
  const isPage = sale?.of === 'order' || sale?.of === 'case';
  return (
    <span className="flex flex-wrap gap-x-3">
      <span className="num">{number}</span>
      <span>{kindWords(kind)}</span>
      {sale && isPage && (
        <TextLink to={sale.of === 'order' ? `${ORDERS}/${sale.ref}` : `${PAYMENT_CASES}?case=${sale.ref}`}>
          {sale.name}
        </TextLink>
      )}
      {sale && !isPage && <span className="num break-all">{sale.name}</span>}
      <span className="num text-muted">{officeMoment(at)}</span>
    </span>
  );
}

const LineRow = ({ line: { account, currency, amount, eur } }: { line: Journal['lines'][number] }) => (
  <TableRow className="max-md:px-5">
    <RowHeader>{account}</RowHeader>
    <Cell label="Debit" numeric className={amount > 0 ? undefined : 'max-md:hidden'}>
      {amount > 0 ? moneyText(currency, amount) : ''}
    </Cell>
    <Cell label="Credit" numeric className={amount < 0 ? undefined : 'max-md:hidden'}>
      {amount < 0 ? moneyText(currency, -amount) : ''}
    </Cell>
    <Cell label="In euro" numeric className={eur === null ? 'max-md:hidden' : undefined}>
      {eur === null ? '' : signedText('EUR', eur)}
    </Cell>
  </TableRow>
);
