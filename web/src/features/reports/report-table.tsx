import type { ReactNode } from 'react';
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

export interface NameColumn<Row> {
  title: string;
  of: (row: Row) => ReactNode;
  /** Where what the row is of stands. */
  to?: (row: Row) => string;
}

export interface FigureColumn<Row, Total> {
  title: string;
  text: (figures: Total) => string;
  /** The rows that the figure counts; empty where they stand nowhere. */
  to?: (row: Row) => string;
  /** The same of the sum. */
  toAll?: string;
}

interface ReportTableProps<Row extends Total, Total> {
  label: string;
  names: readonly NameColumn<Row>[];
  figures: readonly FigureColumn<Row, Total>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  total: Total;
}

/** Rows of what they are and their figures, each a link to the rows that it counts, and the sums of all. */
export function ReportTable<Row extends Total, Total>(props: ReportTableProps<Row, Total>) {
  const { label, names, figures, rows, keyOf, total } = props;
  const [, ...others] = names;
  return (
    <Table label={label} dense stacked>
      <TableHead>
        {names.map(({ title }) => (
          <ColumnHeader key={title}>{title}</ColumnHeader>
        ))}
        {figures.map(({ title }) => (
          <ColumnHeader key={title} numeric>
            {title}
          </ColumnHeader>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <ReportRow key={keyOf(row)} row={row} names={names} figures={figures} />
        ))}
        <TableRow className="font-strong max-md:px-5">
          <RowHeader className="font-strong">All</RowHeader>
          {others.map(({ title }) => (
            <Cell key={title} label={title} className="max-md:hidden" />
          ))}
          {figures.map(({ title, text, toAll }) => (
            <Cell key={title} label={title} numeric>
              <Figure text={text(total)} to={toAll} />
            </Cell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  );
}

type ReportRowProps<Row extends Total, Total> = Pick<ReportTableProps<Row, Total>, 'names' | 'figures'> & {
  row: Row;
};

function ReportRow<Row extends Total, Total>({ row, names, figures }: ReportRowProps<Row, Total>) {
  const [first, ...others] = names;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader>{first && <Name column={first} row={row} />}</RowHeader>
      {others.map((column) => (
        <Cell key={column.title} label={column.title} className="break-words">
          <Name column={column} row={row} />
        </Cell>
      ))}
      {figures.map(({ title, text, to }) => (
        <Cell key={title} label={title} numeric>
          <Figure text={text(row)} to={to?.(row)} />
        </Cell>
      ))}
    </TableRow>
  );
}

const Figure = ({ text, to }: { text: string; to: string | undefined }) =>
  to ? (
    <TextLink to={to} look="quiet">
      {text}
    </TextLink>
  ) : (
    text
  );

interface NameProps<Row> {
  column: NameColumn<Row>;
  row: Row;
}

const Name = <Row,>({ column: { of, to }, row }: NameProps<Row>) =>
  to ? (
    <TextLink to={to(row)} look="quiet" className="num font-strong">
      {of(row)}
    </TextLink>
  ) : (
    of(row)
  );
