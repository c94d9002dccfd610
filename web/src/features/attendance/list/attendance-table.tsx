import type { Attendant, AttendedDay, SentMark } from '#contracts/attendance/admin-attendance.ts';
import { counted, timeIn } from '#web/lib/format.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { type AttendanceCourse, DAY_WORDS, isHere, METHODS, SOURCES, STATES } from '../attendance-words.ts';
import { HandsOn } from './hands-on.tsx';
import { MarkForm, type Noting } from './mark-form.tsx';
import { SignForm } from './sign-form.tsx';

interface AttendanceTableProps {
  course: AttendanceCourse;
  day: AttendedDay;
  people: readonly Attendant[];
  onNoted: Noting;
  /** Missing while there is no connection to go there by. */
  correctTo: ((enrolmentId: string) => string) | undefined;
}

/** Everybody on a day, with the one thing to do next. */
export function AttendanceTable({ course, day, people, onNoted, correctTo }: AttendanceTableProps) {
  const words = DAY_WORDS[course.kind];
  const isJudged = course.needsPractical || course.needsExam || course.needsVideo || course.hasTest;
  return (
    <Table label={`Attendance of ${words.one} ${day.number}`} dense stacked>
      <TableHead>
        <ColumnHeader>Name</ColumnHeader>
        <ColumnHeader>{words.on}</ColumnHeader>
        <ColumnHeader>{words.all}</ColumnHeader>
        {isJudged && <ColumnHeader>Results</ColumnHeader>}
        <ColumnHeader labelHidden>Note</ColumnHeader>
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <TableRow key={person.enrolmentId} className="max-md:px-5">
            <RowHeader className="font-strong">
              <bdi>{person.name}</bdi>
              <span className="block text-xs font-normal text-muted">
                {person.profession || person.email}
              </span>
            </RowHeader>
            <Cell label={words.on}>
              <Standing person={person} course={course} />
            </Cell>
            <Cell label={words.all} className="num whitespace-nowrap">
              <Share person={person} needed={course.minimumRequired} />
            </Cell>
            {isJudged && (
              <Cell label="Results">
                <HandsOn person={person} course={course} />
              </Cell>
            )}
            <Cell label="Note">
              <Acts
                person={person}
                sessionId={day.sessionId}
                signs={course.checkInMethod === 'digital-signature'}
                onNoted={onNoted}
                correctTo={correctTo?.(person.enrolmentId)}
              />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Standing({ person, course }: { person: Attendant; course: AttendanceCourse }) {
  const { state, arrivedAt, leftAt, method, minutes, sources } = person;
  const { kind, venueTimezone: zone } = course;
  const times = [
    arrivedAt && timeIn(zone, arrivedAt),
    leftAt && `left ${timeIn(zone, leftAt)}`,
    method && METHODS[method],
  ].filter(Boolean);
  const told = sources.map((source) => SOURCES[source]).join(' and ');
  return (
    <span>
      <Lamp kind={STATES[state].lamp}>{STATES[state].word}</Lamp>
      {times.length > 0 && <span className="num block text-xs text-muted">{times.join(', ')}</span>}
      {kind === 'OnlineLiveTraining' && state !== 'not-noted' && (
        <span className="num block text-xs text-muted">
          {counted(minutes, 'minute')}
          {told && !method && `, by ${told}`}
        </span>
      )}
    </span>
  );
}

function Share({ person: { percent, isBelowMinimum }, needed }: { person: Attendant; needed: number }) {
  if (percent === null) return '–';
  return (
    <span>
      {percent}%{isBelowMinimum && <span className="block text-xs text-warning">below {needed}%</span>}
    </span>
  );
}

interface ActsProps {
  person: Attendant;
  sessionId: string;
  signs: boolean;
  onNoted: Noting;
  correctTo: string | undefined;
}

function Acts({ person, sessionId, signs, onNoted, correctTo }: ActsProps) {
  const { name, state } = person;
  const note = (kind: SentMark['kind'], label: string) => (
    <MarkForm {...{ kind, person, sessionId, onNoted }}>
      <Button type="submit" size="sm" aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </MarkForm>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {signs && !isHere(state) && <SignForm person={person} onNoted={onNoted} />}
      {!isHere(state) && note('present', 'Here')}
      {state === 'not-noted' && note('absent', 'Absent')}
      {(state === 'present' || state === 'late') && note('left', 'Left now')}
      {state !== 'not-noted' && correctTo && (
        <ButtonLink
          size="sm"
          variant="ghost"
          to={correctTo}
          preventScrollReset
          aria-label={`Correct: ${name}`}
        >
          Correct
        </ButtonLink>
      )}
    </div>
  );
}
