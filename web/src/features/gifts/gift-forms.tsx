import type { GiftView } from '#contracts/gifts/gifts.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { takeBackLabel } from './gift-words.ts';

type FailureProps = { failure: FormFailure | undefined };

export const SendGift = ({ isFirst, failure }: FailureProps & { isFirst: boolean }) => (
  <Form intent="send-gift" failure={failure} preventScrollReset>
    <SubmitButton variant="outline" busyLabel="Sending...">
      {isFirst ? 'Send it now' : 'Send it again'}
    </SubmitButton>
  </Form>
);

/** Opens by itself where it was refused. */
export function ChangeRecipient({ email, failure }: FailureProps & { email: string }) {
  const form = useFormIssues(failure);
  return (
    <Disclosure
      summary={email ? 'Give it to another address' : 'Send it to an address'}
      defaultOpen={failure !== undefined}
      wide
    >
      <Form intent="change-recipient" failure={failure} className="pb-5" preventScrollReset>
        <FieldGrid>
          <TextField
            label="Recipient’s email"
            type="email"
            optional
            autoComplete="off"
            hint="The former link opens nothing any more. Without an address you get a new link and hand it on."
            {...form.field('email')}
          />
        </FieldGrid>
        <SubmitButton variant="outline" className="mt-4" busyLabel="Changing...">
          Change the address
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}

interface TakeBackProps extends FailureProps {
  reference: string;
  /** What goes back, 0 of what was free. */
  refund: NonNullable<GiftView['takeBack']>;
}

export function TakeBack({ reference, refund, failure }: TakeBackProps) {
  return (
    <ConfirmedForm
      intent="take-gift-back"
      failure={failure}
      label={takeBackLabel(refund)}
      busyLabel="Taking it back..."
      title={`Take gift ${reference} back?`}
      cancelLabel="Keep it"
    >
      Its link opens nothing any more and its seats become free for others.
      {refund.refundEur > 0 &&
        ` ${eurText(refund.refundEur)} (${aedText(refund.refundAed)}) go back the way they came; banks take three to ten working days to show it.`}
      {refund.creditEur > 0 &&
        ` ${eurText(refund.creditEur)}, which your credit note has paid, can be spent from it again.`}
    </ConfirmedForm>
  );
}
