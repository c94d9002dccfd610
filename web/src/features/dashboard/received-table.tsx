import type { Figure, Home } from '#contracts/reporting/admin-home.ts';
import { SALE_KINDS, type SaleKind } from '#domain/payments/sale-kind.ts';
import { figureText, yearOf } from '#web/lib/format.ts';
import { signedText } from '#web/lib/number-text.ts';
import { paymentsPath } from '#web/lib/payments/payments-path.ts';
import { saleKindWords } from '#web/lib/payments/sale-kind-words.ts';
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
import { hasYearBefore, stepLabel } from './step-label.ts';

/** The figures of the chart, each with its payments. */
export function ReceivedTable({ home: { steps, period, received } }: { home: Home }) {
  const hasBefore = hasYearBefore(steps);
  return (
    <Table label="What came in, in euro" dense stacked>
      <TableHead>
        <ColumnHeader>{period === '12m' ? 'Month' : 'Day'}</ColumnHeader>
        {SALE_KINDS.map((kind) => (
          <ColumnHeader key={kind} numeric>
            {saleKindWords[kind]}
          </ColumnHeader>
        ))}
        <ColumnHeader numeric>All</ColumnHeader>
        {hasBefore && <ColumnHeader numeric>Year before</ColumnHeader>}
      </TableHead>
      <TableBody>
        {[...steps].reverse().map(({ yearBefore, ...step }) => (
          <TableRow key={step.from}>
            <RowHeader className="num whitespace-nowrap">
              {stepLabel(period, step.from)} {yearOf(step.from)}
            </RowHeader>
            <KindCells {...step} />
            {hasBefore && (
              <Cell label="Year before" numeric className={shownOnPhone(yearBefore.total)}>
                <Sum days={yearBefore} figure={yearBefore.total} />
              </Cell>
            )}
          </TableRow>
        ))}
        <TableRow>
          <RowHeader>All</RowHeader>
          <KindCells {...received} />
          {hasBefore && (
            <Cell label="Year before" numeric className="max-md:hidden">
              –
            </Cell>
          )}
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** Where rows are blocks, a line that says nothing is left out. */
const shownOnPhone = ({ count }: Figure) => (count === 0 ? 'max-md:hidden' : undefined);

function KindCells({ from, to, kinds, total }: Home['received']) {
  return (
    <>
      {SALE_KINDS.map((kind) => (
        <Cell key={kind} label={saleKindWords[kind]} numeric className={shownOnPhone(kinds[kind])}>
          <Sum days={{ from, to, kind }} figure={kinds[kind]} />
        </Cell>
      ))}
      <Cell label="All" numeric className="font-strong">
        <Sum days={{ from, to }} figure={total} />
      </Cell>
    </>
  );
}

interface SumProps {
  days: { from: string; to: string; kind?: SaleKind };
  figure: Figure;
}

const Sum = ({ days, figure }: SumProps) =>
  figure.count === 0 ? (
    <>–</>
  ) : (
    <TextLink to={paymentsPath(days)} look="quiet">
      {figureText(signedText('EUR', figure.eur))}
    </TextLink>
  );
