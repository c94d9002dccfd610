import { toDecimal } from '#contracts/money.ts';
import { type RowColumn, sheetOf } from '#server/platform/sheet.ts';

/** Rows with their sums, which a file has under them. */
export type Reported<Row, Total> = { rows: readonly Row[]; total: Total };

export type ReportSheet<Report> = {
  csv(report: Report): string;
  xlsx(report: Report): Promise<Buffer>;
};

/** What a row has that all rows have no sum of. */
type Named<Row> = { title: string; width?: number; name(row: Row): string };
type Summed<Total> = Omit<RowColumn<Total>, 'width'>;

/** Columns of what a row is, the first of which says "Total" of the sums; and of the figures that have sums. */
export const reportSheet = <Row extends Total, Total extends object>(
  names: readonly Named<Row>[],
  figures: readonly Summed<Total>[],
): ReportSheet<Reported<Row, Total>> => {
  type Line = { row: Row | null; figures: Total };
  const sheet = sheetOf<Line>([
    ...names.map(({ name, ...column }, position) => ({
      ...column,
      of: ({ row }: Line) => (row ? name(row) : position === 0 ? 'Total' : ''),
    })),
    ...figures.map((column) => ({ ...column, of: ({ figures }: Line) => column.of(figures) })),
  ]);
  const linesOf = ({ rows, total }: Reported<Row, Total>): Line[] => [
    ...rows.map((row) => ({ row, figures: row })),
    { row: null, figures: total },
  ];
  return {
    csv: (report) => sheet.csv(linesOf(report)),
    xlsx: (report) => sheet.xlsx(linesOf(report)),
  };
};

/** An amount in minor units, as a decimal that spreadsheets add up. */
export const amount = <Total>(title: string, of: (figures: Total) => number): Summed<Total> => ({
  title,
  format: '0.00',
  of: (figures) => toDecimal(of(figures)),
});

/** Minutes, as hours with two decimals. */
export const hours = <Total>(title: string, of: (figures: Total) => number): Summed<Total> => ({
  title,
  format: '0.00',
  of: (figures) => Math.round(of(figures) / 0.6) / 100,
});
