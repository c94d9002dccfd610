import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';

type Points = { year: number; body: string; points: number };

/** CPD points by the year of issue and by whom they are counted. */
export function PointsTable({ points }: { points: readonly Points[] }) {
  return (
    <Table label="CPD points">
      <TableHead>
        <ColumnHeader>Year</ColumnHeader>
        <ColumnHeader>Counted by</ColumnHeader>
        <ColumnHeader numeric>Points</ColumnHeader>
      </TableHead>
      <TableBody>
        {points.map(({ year, body, points: sum }) => (
          <TableRow key={`${year} ${body}`}>
            <RowHeader className="num">{year}</RowHeader>
            <Cell label="Counted by">
              <bdi>{body}</bdi>
            </Cell>
            <Cell label="Points" numeric>
              {sum}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
