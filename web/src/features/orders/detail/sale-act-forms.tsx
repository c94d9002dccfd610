import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { type ActFormProps, ActSheet } from './act-sheet.tsx';

// What can be done with what staff have sold until it is paid.

export function LetterForm(props: ActFormProps) {
  const { firstName, lastName, email } = props.order.payer;
  return (
    <ActSheet {...props} act="letter" title="Send the letter again" confirmLabel="Send letter">
      <p>
        {firstName} {lastName} gets another letter with the amount and the link to this order, at{' '}
        <span className="wrap-anywhere">{email}</span>. Who has chosen no password yet gets a new link for
        that, too.
      </p>
    </ActSheet>
  );
}

export function CancelSaleForm(props: ActFormProps) {
  const form = useFormIssues(props.failure);
  return (
    <ActSheet {...props} act="cancel" title="Cancel this order" confirmLabel="Cancel order" danger>
      <p>
        Its card page is closed, what it holds is free for others and nothing is due any more. A payment that
        has been made meanwhile stands.
      </p>
      <FieldGrid>
        <TextField label="Reason" maxLength={300} autoComplete="off" {...form.field('reason')} />
      </FieldGrid>
    </ActSheet>
  );
}
