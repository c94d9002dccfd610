import { useState } from 'react';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { type ActFormProps, ActFrame } from './act-frame.tsx';
import { MailPreview, PreviewButton } from './mail-preview.tsx';

const people = (count: number) => counted(count, 'person', 'people');

/** An announcement to everyone who is enrolled: looked at, tried, and then sent. */
export function MailForm(props: ActFormProps) {
  const { course, failure, mailed, email } = props;
  const form = useFormIssues(failure ?? mailed);
  const { enrolled, waiting } = course.reach ?? { enrolled: course.enrolled, waiting: 0 };
  const { values } = form.failure ?? {};
  const [toWaiting, setToWaiting] = useState(values?.toWaiting !== undefined);
  return (
    <ActFrame
      {...props}
      act="mail"
      confirmLabel={`Send to ${people(toWaiting ? enrolled + waiting : enrolled)} now`}
      actions={<PreviewButton />}
    >
      <FieldGrid>
        <TextField
          label="Subject"
          maxLength={200}
          optional
          hint="Without subject and message, the reminder of the course is sent."
          {...form.field('subject')}
        />
        <TextArea
          label="Message"
          rows={7}
          maxLength={5000}
          optional
          counter
          hint="Participants find it on the pages of their course too. {firstName} becomes each one’s own."
          {...form.field('message')}
        />
        <div className="col-span-6">
          <p className="text-md">Enrolled, and mailed: {people(enrolled)}.</p>
          {waiting > 0 && (
            <Checkbox
              name="toWaiting"
              label={`Also to ${people(waiting)} on the waiting list, by mail only`}
              checked={toWaiting}
              onChange={({ currentTarget }) => setToWaiting(currentTarget.checked)}
            />
          )}
          <Checkbox
            name="forLater"
            label="Show the message to who enrolls later as well"
            defaultChecked={values === undefined || values.forLater !== undefined}
          />
        </div>
        <TextField
          label="Send a test to"
          type="email"
          span="two-thirds"
          optional
          {...form.field('email', email)}
        />
        <Button
          type="submit"
          name="step"
          value="test"
          size="sm"
          className="col-span-6 self-end md:col-span-2"
        >
          Send test
        </Button>
      </FieldGrid>
      <MailPreview mailed={mailed} />
    </ActFrame>
  );
}
