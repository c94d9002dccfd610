import type { passOnEndpoints } from '#contracts/after-sale/pass-on.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { isWaitingPassOn } from '#domain/orders/pass-on-state.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { OfficePassOnState } from './office-pass-on-state.tsx';

export type Asked = AnswerOf<(typeof passOnEndpoints)['adminGetPassOn']>;

interface OfficePassOnProps {
  asked: Asked;
  isAdmin: boolean;
  actionData: unknown;
  idempotencyKey: string;
}

/** A colleague for somebody's seat, and how the last invitation to it stands. */
export function OfficePassOn({ asked, isAdmin, actionData, idempotencyKey }: OfficePassOnProps) {
  const { passOn, offer, reference } = asked;
  const waits = passOn !== null && isWaitingPassOn(passOn.state);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-12">
      {!waits && offer?.hindrance === null && (
        <Sheet title="The colleague" className="xl:col-span-8">
          <AskForm {...{ asked, isAdmin, actionData, idempotencyKey }} />
        </Sheet>
      )}
      {!waits && offer?.hindrance !== null && (
        <Notice
          tone="warning"
          className="xl:col-span-8"
          title={offer?.hindrance ?? 'There is no seat on this course to pass on any more.'}
          action={<ButtonLink to={`${ORDERS}/${reference}`}>Back to the order</ButtonLink>}
        />
      )}
      {passOn && <OfficePassOnState passOn={passOn} actionData={actionData} waits={waits} />}
    </div>
  );
}

function AskForm({ asked: { reference, offer }, isAdmin, actionData, idempotencyKey }: OfficePassOnProps) {
  const failure = failureOf(actionData, 'pass-on-line');
  const form = useFormIssues(failure);
  const fee = offer?.fee ?? { eur: 0, aed: 0 };
  const chosen = form.enteredValue('fee', 'policy');
  return (
    <Form intent="pass-on-line" failure={failure} idempotencyKey={idempotencyKey} className="grid gap-5">
      <input type="hidden" name="feeEur" value={fee.eur} />
      <FieldGrid>
        <TextField label="First name" span="half" autoComplete="off" {...form.field('firstName')} />
        <TextField label="Last name" span="half" autoComplete="off" {...form.field('lastName')} />
        <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
      </FieldGrid>
      <ChoiceList name="fee" legend="Fee">
        <ChoiceCard
          value="policy"
          defaultChecked={chosen === 'policy'}
          title="By the policy"
          aside={`${eurText(fee.eur)}, ${aedText(fee.aed)}`}
          detail="The person is asked for it by letter and has 72 hours to pay. Nobody is invited before."
        />
        {isAdmin && (
          <ChoiceCard
            value="waived"
            defaultChecked={chosen === 'waived'}
            title="Waive the fee"
            detail="The colleague is invited at once. It is recorded with your name and the reason."
          />
        )}
      </ChoiceList>
      <FieldGrid>
        <TextField
          label="Reason"
          hint="The people do not read it. It has to be said where the fee is waived."
          optional
          {...form.field('reason')}
        />
      </FieldGrid>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>Pass the seat on</SubmitButton>
        <ButtonLink to={`${ORDERS}/${reference}`}>Keep it</ButtonLink>
      </div>
    </Form>
  );
}
