import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { ScrollRegion } from './scroll-region.tsx';

/**
 * Where rows become blocks on a phone, browsers forget that it is a table;
 * so every part says its role aloud.
 */
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  header: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface TableProps {
  label: string;
  children: ReactNode;
  /** Staff: narrow rows. */
  dense?: boolean;
  /** Below 768px each row becomes a block, its cells named by their `label`. */
  stacked?: boolean;
  /** The head stays while the page scrolls; where the table is wider than the page, the first column does. */
  sticky?: boolean;
  className?: string;
}

export function Table({ label, children, dense, stacked, sticky, className }: TableProps) {
  return (
    <ScrollRegion
      label={label}
      className={cx(dense ? '-mb-px' : '-ms-4 ps-4', sticky && 'xl:overflow-visible')}
    >
      <table
        {...role.table}
        aria-label={label}
        data-dense={dense || undefined}
        data-stacked={stacked || undefined}
        data-sticky={sticky || undefined}
        className={cx('table', className)}
      >
        {children}
      </table>
    </ScrollRegion>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead {...role.group}>
      <tr {...role.row}>{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody {...role.group}>{children}</tbody>;
}

interface TableRowProps extends Pick<ComponentProps<'tr'>, 'children' | 'className'> {
  selected?: boolean;
  /** The row the reader is at; the needle stands beside it. */
  current?: boolean;
}

export function TableRow({ children, selected, current, ...row }: TableRowProps) {
  return (
    <tr {...role.row} {...row} data-selected={selected || undefined} aria-current={current || undefined}>
      {children}
    </tr>
  );
}

/** A divider with a heading for the rows below it. */
export function TableGroupRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr {...role.row} className="table-group">
      <th {...role.header} scope="colgroup" colSpan={columns}>
        {children}
      </th>
    </tr>
  );
}

interface ColumnHeaderProps {
  children: ReactNode;
  /** For a column of boxes or buttons, whose name is said but not shown. */
  labelHidden?: boolean;
  numeric?: boolean;
  /** A box that chooses every row. */
  before?: ReactNode;
  /** How the rows are ordered by this column now. */
  sort?: 'ascending' | 'descending';
  /** Leads to the same rows ordered by this column. */
  sortTo?: string;
  className?: string;
}

export function ColumnHeader({
  children,
  labelHidden,
  numeric,
  before,
  sort,
  sortTo,
  className,
}: ColumnHeaderProps) {
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      {...role.column}
      scope="col"
      aria-sort={sort}
      data-numeric={numeric || undefined}
      className={className}
    >
      {before}
      {sortTo ? (
        <Link
          to={sortTo}
          preventScrollReset
          className="inline-flex items-center gap-1 no-underline hover:underline"
        >
          {children}
          {sort && <Arrow className="size-3.5" />}
        </Link>
      ) : (
        <span className={cx(labelHidden && 'sr-only') || undefined}>{children}</span>
      )}
    </th>
  );
}

interface CellProps {
  children?: ReactNode;
  /** The name of the value where the column header is out of sight. */
  label?: string;
  numeric?: boolean;
  /** Over how many columns it goes. */
  columns?: number;
  className?: string;
}

export function RowHeader({ children, className }: Pick<CellProps, 'children' | 'className'>) {
  return (
    <th {...role.header} scope="row" className={className}>
      {children}
    </th>
  );
}

export function Cell({ children, label, numeric, columns, className }: CellProps) {
  return (
    <td
      {...role.cell}
      colSpan={columns}
      data-label={label}
      data-numeric={numeric || undefined}
      className={className}
    >
      {children}
    </td>
  );
}
