import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import type { PassOnOffer, PassOnView } from '#contracts/after-sale/pass-on.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { eurText } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { endedWords, passOnButton } from './pass-on-words.ts';
import { Requirements } from './requirements.tsx';

interface PassOnPanelProps {
  options: LineOptions;
  offer: PassOnOffer;
  /** The last that came to nothing. */
  ended: PassOnView | null;
  failure: FormFailure | undefined;
  idempotencyKey: string;
}

/** Who is to have the seat, what they have to meet, and the button that says what is charged. */
export function PassOnPanel({ options, offer, ended, failure, idempotencyKey }: PassOnPanelProps) {
  const form = useFormIssues(failure);
  const { fee, asks, hindrance } = offer;
  const told = ended && endedWords(ended);
  return (
    <>
      {told && <Notice className="mb-8">{told}</Notice>}
      {hindrance ? (
        <Notice
          tone="warning"
          title={hindrance}
          action={<ButtonLink to="/contact-us">Contact us</ButtonLink>}
        />
      ) : (
        <Form intent="pass-on" failure={failure} idempotencyKey={idempotencyKey}>
          <input type="hidden" name="feeEur" value={fee.eur} />
          <Step number={2} title="Your colleague">
            <FieldGrid>
              <TextField label="First name" span="half" autoComplete="off" {...form.field('firstName')} />
              <TextField label="Last name" span="half" autoComplete="off" {...form.field('lastName')} />
              <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
            </FieldGrid>
            <Requirements options={options} asks={asks} />
          </Step>
          <NextSteps options={options} fee={fee} />
          <div className="grid gap-4 border-t border-ink pt-4 md:ps-10">
            <SubmitButton size="lg" wide busyLabel="Processing...">
              {passOnButton(fee)}
            </SubmitButton>
            <p className="num text-center text-sm text-pretty text-muted">
              {fee.eur > 0
                ? `${eurText(fee.eur)}, charged in AED. It goes back to you if your colleague does not accept.`
                : 'Nothing is charged.'}
            </p>
          </div>
        </Form>
      )}
    </>
  );
}

function NextSteps({ options: { companions }, fee }: { options: LineOptions; fee: PassOnOffer['fee'] }) {
  const along = companions.map(({ code, title }) => `${code} ${title}`).join(', ');
  return (
    <Step number={3} title="What happens next">
      <ol className="grid max-w-[58ch] list-decimal gap-2 ps-4.5 text-pretty">
        {fee.eur > 0 && <li>You pay the fee on the card page.</li>}
        <li>
          We write to your colleague, who has 72 hours to accept or decline. The seat stays yours until then.
        </li>
        <li>
          Once they have accepted, they take part instead of you{along && `, and have ${along} too`}. What you
          completed and its certificate stay with you.
        </li>
        <li>
          If they do not, or you take it back, the seat stays yours{fee.eur > 0 && ' and the fee goes back'}.
        </li>
      </ol>
    </Step>
  );
}
