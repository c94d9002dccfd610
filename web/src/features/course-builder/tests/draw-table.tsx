import type { DraftTest } from '#contracts/course-builder/draft-slide.ts';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { type BankSection, drawOf, withDraw } from './bank.ts';
import { useWholeNumber } from './use-whole-number.ts';

interface DrawTableProps {
  test: DraftTest;
  bank: readonly BankSection[];
  onChange: (test: DraftTest) => void;
}

/** Of each section how many questions there are, and how many an attempt asks. */
export function DrawTable({ test, bank, onChange }: DrawTableProps) {
  return (
    <Table label="Drawn by section" dense stacked>
      <TableHead>
        <ColumnHeader>Section</ColumnHeader>
        <ColumnHeader numeric>In the bank</ColumnHeader>
        <ColumnHeader numeric>Asked</ColumnHeader>
      </TableHead>
      <TableBody>
        {bank
          .filter(({ sectionId }) => sectionId !== '')
          .map(({ sectionId, title, questions }) => (
            <TableRow key={sectionId} className="max-md:px-5">
              <RowHeader>{title || 'Section without a title'}</RowHeader>
              <Cell label="In the bank" numeric>
                {questions.length}
              </Cell>
              <Cell label="Asked" numeric>
                <Drawn
                  section={title}
                  inBank={questions.length}
                  value={drawOf(test, sectionId)}
                  onChange={(drawn) => onChange(withDraw(test, sectionId, drawn))}
                />
              </Cell>
            </TableRow>
          ))}
      </TableBody>
    </Table>
  );
}

interface DrawnProps {
  section: string;
  inBank: number;
  value: number | null;
  onChange: (value: number | null) => void;
}

function Drawn({ section, inBank, value, onChange }: DrawnProps) {
  const { error, ...input } = useWholeNumber({ value, least: 1, most: 200, mayBeEmpty: true, onChange });
  const told = error ?? (value !== null && value > inBank ? `There are only ${inBank}: all are asked` : '');
  return (
    <span className="inline-grid justify-items-end gap-1">
      <input
        {...input}
        inputMode="numeric"
        placeholder="all"
        aria-label={`Asked of ${section || 'the section'}`}
        aria-invalid={error ? true : undefined}
        className="input num w-20 text-end"
      />
      <span role="status" className="max-w-40 text-xs text-warning empty:hidden">
        {told}
      </span>
    </span>
  );
}
