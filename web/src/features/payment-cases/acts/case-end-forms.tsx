import { isPayable } from '#domain/cases/case-status.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { aedText, counted } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { BackLink } from '#web/ui/overlays/overlay.tsx';
import { type ActFormProps, ActFrame } from './act-frame.tsx';

export function ExtendForm(props: ActFormProps) {
  const { one, failure } = props;
  const form = useFormIssues(failure);
  return (
    <ActFrame {...props} act="extend" confirmLabel="Extend">
      {one.expiresAt && (
        <p>
          {one.status === 'expired' ? 'The link ended' : 'The link ends'} on{' '}
          <strong className="num">{officeMoment(one.expiresAt)}</strong>.
          {one.status === 'expired' && ' It opens again at once.'}
        </p>
      )}
      <FieldGrid>
        <TextField
          label="Days"
          inputMode="numeric"
          span="half"
          hint="1 to 365"
          {...form.field('days', String(one.expiryDays))}
        />
      </FieldGrid>
    </ActFrame>
  );
}

export function CancelForm(props: ActFormProps) {
  const { one, failure } = props;
  const form = useFormIssues(failure);
  return (
    <ActFrame {...props} act="cancel" confirmLabel="Cancel case" danger>
      <Notice tone="warning" title="What will happen">
        <ul className="num list-disc ps-5">
          {cancelConsequences(one).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Notice>
      <FieldGrid>
        <TextField
          label="Reason"
          maxLength={300}
          hint="Kept in the history of the case"
          {...form.field('reason')}
        />
      </FieldGrid>
    </ActFrame>
  );
}

type Facts = Pick<
  ActFormProps['one'],
  'status' | 'parts' | 'receivedAed' | 'refundableAed' | 'outstandingAed' | 'payer'
>;

/** In numbers: what is no longer asked for, and what stays where it is. */
export function cancelConsequences(one: Facts): string[] {
  const open = one.parts.filter(({ aed, paidAed }) => paidAed < aed).length;
  const kept = one.refundableAed;
  const words = [
    one.status === 'draft'
      ? 'The link was never sent and never will be.'
      : 'The link takes no money any more, and cancelling cannot be undone.',
    one.outstandingAed
      ? `${aedText(one.outstandingAed)}${open > 1 ? ` in ${counted(open, 'part')}` : ''} is not asked for any more.`
      : '',
    kept > 0
      ? `${aedText(kept)} that ${one.payer.name} has paid stays with the academy; a refund is an act of its own.`
      : one.receivedAed === 0 && one.status !== 'draft'
        ? 'Nothing has been paid, so nothing goes back.'
        : '',
    one.status === 'pending'
      ? 'Somebody is on the card page: it is closed, and what still comes goes back.'
      : '',
  ];
  return words.filter(Boolean);
}

export function ReplaceForm(props: ActFormProps) {
  const { one } = props;
  return (
    <ActFrame {...props} act="replace" confirmLabel="Replace link" danger>
      <p>
        A new link is made and the old one is dead at once, also in emails that were sent already and for
        receipts that it opens.
      </p>
      {isPayable(one.status) && (
        <Checkbox
          name="resend"
          label={`Mail the new link to ${one.payer.email}`}
          defaultChecked={props.failure ? props.failure.values?.resend !== undefined : true}
        />
      )}
    </ActFrame>
  );
}

export function DeleteForm(props: ActFormProps) {
  const { one, below } = props;
  if (one.receivedAed > 0) {
    return (
      <Notice tone="warning" title="This case cannot be deleted" action={<BackLink below={below} />}>
        {aedText(one.receivedAed)} has come in on it, and the books name it. Cancel or refund it instead.
      </Notice>
    );
  }
  return (
    <ActFrame {...props} act="delete" confirmLabel="Delete" danger>
      <p>
        The case leaves the list and its link is dead at once. Nothing has been paid on it, so nothing goes
        back to anybody.
      </p>
    </ActFrame>
  );
}
