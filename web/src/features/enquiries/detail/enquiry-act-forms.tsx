import type { EnquiryDetail } from '#contracts/enquiries/admin-enquiries.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { offeredStatuses } from './enquiry-acts.ts';

const REPLY_MAXIMUM = 8_000;
const NOTE_MAXIMUM = 2_000;

interface ActFormProps {
  enquiry: EnquiryDetail;
  failure?: FormFailure;
}

export function ReplyForm({ enquiry, failure, idempotencyKey }: ActFormProps & { idempotencyKey: string }) {
  const form = useFormIssues(failure);
  return (
    <Sheet title="Answer by email">
      <Form intent="reply" failure={failure} idempotencyKey={idempotencyKey} className="grid gap-4">
        <FieldGrid>
          <TextArea
            label="Your answer"
            rows={7}
            counter
            maxLength={REPLY_MAXIMUM}
            hint={
              <>
                Goes to <EmailText email={enquiry.email} /> as you write it, greeting and all, with the
                question below. The enquiry becomes answered.
              </>
            }
            {...form.field('reply')}
          />
        </FieldGrid>
        <SubmitButton className="justify-self-start" busyLabel="Sending...">
          Send answer
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

export function NoteForm({ failure }: Pick<ActFormProps, 'failure'>) {
  const form = useFormIssues(failure);
  return (
    <Sheet title="Write a note">
      <Form intent="note" failure={failure} className="grid gap-4">
        <FieldGrid>
          <TextArea
            label="Note"
            rows={3}
            counter
            maxLength={NOTE_MAXIMUM}
            hint="Only staff see it."
            {...form.field('note')}
          />
        </FieldGrid>
        <SubmitButton variant="outline" className="justify-self-start">
          Add note
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

interface AssignFormProps extends ActFormProps {
  staff: readonly { _id: string; name: string }[];
}

export function AssignForm({ enquiry, staff, failure }: AssignFormProps) {
  return (
    <Form intent="assign" failure={failure}>
      <label htmlFor="assigneeId" className="text-sm font-strong">
        Assigned to
      </label>
      <div className="mt-1.5 flex gap-2">
        <select
          id="assigneeId"
          name="assigneeId"
          defaultValue={enquiry.assignee?._id}
          className="input min-w-0 flex-1"
        >
          <option value="">Nobody</option>
          {staff.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
        <SubmitButton variant="outline" size="sm">
          Assign
        </SubmitButton>
      </div>
    </Form>
  );
}

/** One form, and a button for each status that it may get. */
export function StatusForm({ enquiry, failure }: ActFormProps) {
  return (
    <Form intent="status" failure={failure} className="flex flex-wrap gap-2">
      {offeredStatuses[enquiry.status].map(({ status, label }) => (
        <SubmitButton key={status} name="status" value={status} variant="outline" size="sm">
          {label}
        </SubmitButton>
      ))}
    </Form>
  );
}
