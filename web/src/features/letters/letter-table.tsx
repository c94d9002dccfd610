import type { SentLetter } from '#contracts/site/admin-letters.ts';
import { FIND } from '#web/lib/office-paths.ts';
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
import { TextLink } from '#web/ui/navigation/link.tsx';
import { letterName, letterStateWords } from './letter-words.ts';

export function LetterTable({ letters }: { letters: readonly SentLetter[] }) {
  return (
    <Table label="Letters" dense stacked sticky>
      <TableHead>
        <ColumnHeader>To</ColumnHeader>
        <ColumnHeader>Letter</ColumnHeader>
        <ColumnHeader>Due</ColumnHeader>
        <ColumnHeader>Sent</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
      </TableHead>
      <TableBody>
        {letters.map((letter) => (
          <LetterRow key={letter._id} letter={letter} />
        ))}
      </TableBody>
    </Table>
  );
}

/** Its address leads to whatever else has it. */
function LetterRow({ letter }: { letter: SentLetter }) {
  const { recipient, template, createdAt, sentAt } = letter;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader className="md:max-w-96">
        <TextLink
          to={`${FIND}?${new URLSearchParams({ q: recipient })}`}
          look="quiet"
          className="font-strong break-all"
        >
          {recipient}
        </TextLink>
      </RowHeader>
      <Cell label="Letter">{letterName(template)}</Cell>
      <Cell label="Due" className="num whitespace-nowrap">
        {officeMoment(createdAt)}
      </Cell>
      <Cell label="Sent" className="num whitespace-nowrap">
        {sentAt ? officeMoment(sentAt) : '–'}
      </Cell>
      <Cell label="State" className="md:max-w-80">
        <LetterState letter={letter} />
      </Cell>
    </TableRow>
  );
}

function LetterState({ letter: { state, problem, tries } }: { letter: SentLetter }) {
  if (state === 'sent' || state === 'dropped') return letterStateWords[state];
  return (
    <span className="grid gap-1">
      <span>
        <Tag tone={state === 'failed' ? 'danger' : 'neutral'}>{letterStateWords[state]}</Tag>
      </span>
      {problem && (
        <span className="text-xs break-words text-muted">
          Tried {tries === 1 ? 'once' : `${tries} times`}: {problem}
        </span>
      )}
    </span>
  );
}
