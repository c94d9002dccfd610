import type { PassOnView } from '#contracts/after-sale/pass-on.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { colleagueOf, PASS_ON_LAMPS, passOnButton, stepsOf, waitingWords } from './pass-on-words.ts';

interface PendingPassOnProps {
  passOn: PassOnView;
  /** The venue's. */
  zone: string;
  idempotencyKey: string;
  failureOf: (intent: string) => FormFailure | undefined;
}

/** A seat that waits for its fee or for its colleague: how it stands, and what its giver can do. */
export function PendingPassOn({ passOn, zone, idempotencyKey, failureOf }: PendingPassOnProps) {
  const isUnpaid = passOn.state === 'unpaid';
  const lamp = PASS_ON_LAMPS[passOn.state];
  return (
    <Step
      number={2}
      title={isUnpaid ? 'The fee is not paid yet' : `Your seat waits for ${colleagueOf(passOn)}`}
      aside={<Lamp kind={lamp.kind}>{lamp.label}</Lamp>}
    >
      <p className="max-w-[58ch] text-pretty wrap-anywhere">{waitingWords(passOn, zone)}</p>
      <KeyValue layout="wide" className="mt-4">
        <KeyValueRow term="For">
          {colleagueOf(passOn)}, <EmailText email={passOn.email} />
        </KeyValueRow>
        {stepsOf(passOn, zone).map(({ label, at }) => (
          <KeyValueRow key={label} term={label}>
            {at}
          </KeyValueRow>
        ))}
      </KeyValue>
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {isUnpaid ? (
          <PayFee passOn={passOn} idempotencyKey={idempotencyKey} failureOf={failureOf} />
        ) : (
          <Form intent="send-pass-on" failure={failureOf('send-pass-on')} preventScrollReset>
            <SubmitButton variant="outline" busyLabel="Sending...">
              Send it again
            </SubmitButton>
          </Form>
        )}
        <TakeBack passOn={passOn} failure={failureOf('take-pass-on-back')} />
      </div>
    </Step>
  );
}

function PayFee({ passOn, idempotencyKey, failureOf }: Omit<PendingPassOnProps, 'zone'>) {
  const { firstName, lastName, email, fee } = passOn;
  return (
    <>
      <Form intent="pay-pass-on" failure={failureOf('pay-pass-on')} idempotencyKey={idempotencyKey}>
        {Object.entries({ firstName, lastName, email, feeEur: fee.eur }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton busyLabel="Processing...">{passOnButton(fee)}</SubmitButton>
      </Form>
      <Form intent="check-pass-on" failure={failureOf('check-pass-on')} preventScrollReset>
        <SubmitButton variant="outline" busyLabel="Asking...">
          I have paid
        </SubmitButton>
      </Form>
    </>
  );
}

interface TakeBackProps {
  passOn: PassOnView;
  failure: FormFailure | undefined;
}

function TakeBack({ passOn, failure }: TakeBackProps) {
  const { state, fee } = passOn;
  const isPaid = state !== 'unpaid' && fee.eur > 0;
  return (
    <ConfirmedForm
      intent="take-pass-on-back"
      failure={failure}
      label={state === 'unpaid' ? 'Keep my seat' : 'Take it back'}
      busyLabel="Taking it back..."
      title={state === 'unpaid' ? 'Keep your seat?' : `Take your seat back from ${colleagueOf(passOn)}?`}
      cancelLabel={state === 'unpaid' ? 'Go on' : 'Let it wait'}
    >
      {state === 'unpaid'
        ? 'The card page is closed, nobody is written to, and your seat stays yours.'
        : 'The link in their letter opens nothing any more, and your seat stays yours.'}
      {isPaid &&
        ` ${eurText(fee.eur)} (${aedText(fee.aed)}) go back the way you paid; banks take three to ten working days to show it.`}
    </ConfirmedForm>
  );
}
