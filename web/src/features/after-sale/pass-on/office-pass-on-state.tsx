import type { PassOnView } from '#contracts/after-sale/pass-on.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { aedText, eurText, momentIn } from '#web/lib/format.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { colleagueOf, isInvited, PASS_ON_LAMPS, stepsOf } from './pass-on-words.ts';

interface OfficePassOnStateProps {
  passOn: PassOnView;
  /** Whether it may still come about. */
  waits: boolean;
  actionData: unknown;
}

/** The last invitation to a seat, and what staff can do while it waits. */
export function OfficePassOnState({ passOn, waits, actionData }: OfficePassOnStateProps) {
  const { state, fee, until } = passOn;
  const lamp = PASS_ON_LAMPS[state];
  return (
    <Sheet title="The last invitation" className={waits ? 'xl:col-span-8' : 'xl:col-span-4'}>
      <div className="grid gap-5">
        <Lamp kind={lamp.kind}>{lamp.label}</Lamp>
        <KeyValue>
          <KeyValueRow term="For">
            {colleagueOf(passOn)}, <EmailText email={passOn.email} />
          </KeyValueRow>
          <KeyValueRow term="Fee">
            {fee.eur > 0 ? `${eurText(fee.eur)}, ${aedText(fee.aed)}` : 'none'}
          </KeyValueRow>
          {stepsOf(passOn, ACADEMY_ZONE).map(({ label, at }) => (
            <KeyValueRow key={label} term={label}>
              {at}
            </KeyValueRow>
          ))}
          {until && (
            <KeyValueRow term={state === 'unpaid' ? 'To be paid until' : 'To be accepted until'}>
              {momentIn(ACADEMY_ZONE, until)}
            </KeyValueRow>
          )}
        </KeyValue>
        {isInvited(passOn) && (
          <Form intent="send-pass-on" failure={failureOf(actionData, 'send-pass-on')}>
            <SubmitButton variant="outline">Send the letter again</SubmitButton>
          </Form>
        )}
        {waits && <TakeBack passOn={passOn} actionData={actionData} />}
      </div>
    </Sheet>
  );
}

function TakeBack({ passOn, actionData }: Omit<OfficePassOnStateProps, 'waits'>) {
  const failure = failureOf(actionData, 'take-pass-on-back');
  const form = useFormIssues(failure);
  return (
    <ConfirmedForm
      intent="take-pass-on-back"
      failure={failure}
      label="Take it back"
      title={`Take the seat back from ${colleagueOf(passOn)}?`}
      cancelLabel="Let it wait"
      fields={<TextField label="Reason" hint="The people do not read it." {...form.field('reason')} />}
    >
      The link in their letter opens nothing any more. The seat stays with its person, who gets a letter, and
      whatever was paid as a fee goes back.
    </ConfirmedForm>
  );
}
