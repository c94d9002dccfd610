import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { type ActFormProps, ActFrame } from './act-frame.tsx';
import { MailPreview, PreviewButton } from './mail-preview.tsx';

/** A mail to everyone who is enrolled: looked at, tried, and then sent. */
export function MailForm(props: ActFormProps) {
  const { course, failure, mailed, email } = props;
  const form = useFormIssues(failure ?? mailed);
  return (
    <ActFrame
      {...props}
      act="mail"
      confirmLabel={`Send to ${counted(course.enrolled, 'person', 'people')} now`}
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
        <TextArea label="Message" rows={7} maxLength={5000} optional counter {...form.field('message')} />
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
