import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { asideOf } from './plan-words.ts';

const TELL_US =
  'Write to us who takes your seat: name, email address and profession. The course office sees to the rest with both of you.';

/** What the course office does for whoever wants to pass a seat on. */
export function ByOfficePanel({ options }: { options: LineOptions }) {
  const over = options.passOn.isTooLate;
  return (
    <Step number={2} title={over ? 'Too late by the policy' : 'Ask the course office'}>
      <div className="grid gap-5">
        <p className="max-w-[58ch] text-pretty">
          {over
            ? 'The day until which the policy allows it has passed. You can still cancel, or ask the course office what can be done.'
            : `${TELL_US} Today it is ${asideOf(options, 'pass-on')}.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" to="/contact-us">
            Write to the course office
          </ButtonLink>
          <ButtonLink variant="outline" to={`/orders/${options.reference}`}>
            Keep my seat
          </ButtonLink>
        </div>
      </div>
    </Step>
  );
}
