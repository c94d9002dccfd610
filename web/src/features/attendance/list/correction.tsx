import type { Attendant, AttendedDay } from '#contracts/attendance/admin-attendance.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { DAY_WORDS } from '../attendance-words.ts';

interface CorrectionProps {
  person: Attendant;
  day: AttendedDay;
  kind: RunKind;
  failure?: FormFailure;
  cancelTo: string;
}

const KINDS = [
  { value: 'present', label: 'Came at' },
  { value: 'left', label: 'Left at' },
  { value: 'absent', label: 'Was not there' },
];

/** What was noted was wrong: what is right, and why. */
export function Correction({ person, day, kind, failure, cancelTo }: CorrectionProps) {
  const form = useFormIssues(failure);
  return (
    <Sheet title={`Correct ${DAY_WORDS[kind].one} ${day.number} of ${person.name}`} beside opened>
      <Form intent={intentOn('correct', person.enrolmentId)} failure={failure} className="grid gap-5">
        <input type="hidden" name="sessionId" value={day.sessionId} />
        <FieldGrid>
          <SelectField
            label="What is right"
            span="third"
            options={KINDS}
            {...form.field('kind', 'present')}
          />
          <TextField
            type="time"
            label={DAY_WORDS[kind].clock}
            span="third"
            {...form.field('time', day.startTime)}
          />
          <TextField label="Reason" maxLength={300} required {...form.field('reason')} />
        </FieldGrid>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>Correct</SubmitButton>
          <ButtonLink to={cancelTo} preventScrollReset>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Sheet>
  );
}
