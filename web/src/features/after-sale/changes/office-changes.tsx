import type { OfficeChangeView } from '#contracts/after-sale/line-changes.ts';
import { officeMoment } from '#web/lib/office-time.ts';
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
import { changeCourse, changeMoney, changeParts, changeTitle } from './change-words.ts';

const STATES: Record<OfficeChangeView['state'], string> = {
  pending: 'Waits for its payment',
  done: 'Done',
  lapsed: 'Not paid in time',
  'given-up': 'Given up',
};

/** What has become of the courses of an order after its sale, by whom and why. */
export function OfficeChanges({ changes }: { changes: readonly OfficeChangeView[] }) {
  if (changes.length === 0) return null;
  return (
    <Sheet title="What was changed?" flush>
      <Table label="Changes" dense stacked>
        <TableHead>
          <ColumnHeader>Change</ColumnHeader>
          <ColumnHeader>Asked for</ColumnHeader>
          <ColumnHeader>Money</ColumnHeader>
          <ColumnHeader>State</ColumnHeader>
          <ColumnHeader>Reason</ColumnHeader>
        </TableHead>
        <TableBody>
          {changes.map((change) => (
            <TableRow key={change._id} className="max-md:px-4">
              <RowHeader>
                {changeTitle(change)}
                <span className="num block text-xs text-muted">{changeCourse(change)}</span>
              </RowHeader>
              <Cell label="Asked for" className="num">
                <span>
                  {officeMoment(change.askedAt)}
                  <span className="block text-xs text-muted">{change.askedBy}</span>
                </span>
              </Cell>
              <Cell label="Money" className="num">
                <span>
                  {changeMoney(change)}
                  <span className="block text-xs text-muted">{changeParts(change)}</span>
                </span>
              </Cell>
              <Cell label="State">{STATES[change.state]}</Cell>
              <Cell label="Reason">{change.reason || '–'}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Sheet>
  );
}
