import { onClocksOf } from '#domain/time/zone-words.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted, longDay } from '#web/lib/format.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { type ActFormProps, ActFrame } from './act-frame.tsx';
import { Consequences } from './consequences.tsx';
import type { OpenedCourse } from './opened-course.ts';

/** Which of the sessions of a course is meant. */
const sessionField = ({ sessions }: OpenedCourse) => ({
  label: 'Session',
  placeholder: 'Choose a session',
  options: sessions.map(({ sessionId, number, title, date, startTime, endTime }) => ({
    value: sessionId,
    label: `${[number, title].filter(Boolean).join('. ')}, ${longDay(date)}, ${startTime} to ${endTime}`,
  })),
});

/** '64 people are mailed at once, each with a file that …'. */
const toldWords = (enrolled: number, file: string): string =>
  enrolled === 0
    ? 'Nobody is enrolled, and nobody is mailed.'
    : `${counted(enrolled, 'person is', 'people are')} mailed at once, with a file that ${file}.`;

export function MoveSessionForm(props: ActFormProps) {
  const { course, failure } = props;
  const form = useFormIssues(failure);
  return (
    <ActFrame {...props} act="move-session" confirmLabel="Move session">
      <Consequences
        tone="warning"
        words={[
          toldWords(course.enrolled, 'moves it in their calendar'),
          'Its page says so within a minute to whoever has it open.',
          'The session has its reminders before its new start: a week, a day and an hour.',
        ]}
      />
      <FieldGrid>
        <SelectField {...sessionField(course)} {...form.field('sessionId')} />
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
      <Consequences
        tone="danger"
        words={[
          toldWords(course.enrolled, 'takes it from their calendar'),
          'It keeps its number, and counts for nobody’s certificate.',
          'No money goes back. This cannot be undone.',
        ]}
      />
      <FieldGrid>
        <SelectField {...sessionField(course)} {...form.field('sessionId')} />
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
