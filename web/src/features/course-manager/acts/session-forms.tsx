import { onClocksOf } from '#domain/time/zone-words.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted, longDay } from '#web/lib/format.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { type ActFormProps, ActFrame } from './act-frame.tsx';
import type { OpenedCourse } from './opened-course.ts';

const optionsOf = ({ sessions }: OpenedCourse) =>
  sessions.map(({ sessionId, number, title, date, startTime, endTime }) => ({
    value: sessionId,
    label: `${[number, title].filter(Boolean).join('. ')}, ${longDay(date)}, ${startTime} to ${endTime}`,
  }));

/** '64 people are mailed at once, each with a file that …'. */
const toldWords = (enrolled: number, file: string): string =>
  enrolled === 0
    ? 'Nobody is enrolled, and nobody is mailed.'
    : `${counted(enrolled, 'person is', 'people are')} mailed at once, with a file that ${file}.`;

const REMINDED = 'The session has its reminders before its new start: a week, a day and an hour.';

export function MoveSessionForm(props: ActFormProps) {
  const { course, failure } = props;
  const form = useFormIssues(failure);
  return (
    <ActFrame {...props} act="move-session" confirmLabel="Move session">
      <Notice tone="warning" title="What will happen">
        <ul className="num list-disc ps-5">
          <li>{toldWords(course.enrolled, 'moves it in their calendar')}</li>
          <li>Its page says so within a minute to whoever has it open.</li>
          <li>{REMINDED}</li>
        </ul>
      </Notice>
      <FieldGrid>
        <SelectField
          label="Session"
          options={optionsOf(course)}
          placeholder="Choose a session"
          {...form.field('sessionId')}
        />
        <TextField label="New date" type="date" span="third" {...form.field('date')} />
        <TextField label="Starts" type="time" span="third" {...form.field('startTime')} />
        <TextField
          label="Ends"
          type="time"
          span="third"
          hint={`By the clocks ${onClocksOf(course.zone)}`}
          {...form.field('endTime')}
        />
        <TextField
          label="Reason"
          maxLength={500}
          optional
          hint="Everyone on the course reads it."
          {...form.field('reason')}
        />
      </FieldGrid>
    </ActFrame>
  );
}

export function CancelSessionForm(props: ActFormProps) {
  const { course, failure } = props;
  const form = useFormIssues(failure);
  return (
    <ActFrame {...props} act="cancel-session" confirmLabel="Cancel session" danger>
      <Notice tone="danger" title="What will happen">
        <ul className="num list-disc ps-5">
          <li>{toldWords(course.enrolled, 'takes it from their calendar')}</li>
          <li>It keeps its number, and counts for nobody’s certificate.</li>
          <li>No money goes back. This cannot be undone.</li>
        </ul>
      </Notice>
      <FieldGrid>
        <SelectField
          label="Session"
          options={optionsOf(course)}
          placeholder="Choose a session"
          {...form.field('sessionId')}
        />
        <TextField
          label="Reason"
          maxLength={500}
          hint="Everyone on the course reads it, and it is kept in the history."
          {...form.field('reason')}
        />
      </FieldGrid>
    </ActFrame>
  );
}
