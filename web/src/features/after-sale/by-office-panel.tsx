import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { type Act, asideOf, isOver } from './plan-words.ts';

const TELL_US: Record<Exclude<Act, 'cancel'>, string> = {
  move: 'Write to us which date suits you. The course office tells you what it costs, if anything, before anything is moved.',
  'pass-on':
    'Write to us who takes your seat: name, email address and profession. The course office sees to the rest with both of you.',
};

/** What the course office does for whoever asks for it. */
export function ByOfficePanel({ options, act }: { options: LineOptions; act: Exclude<Act, 'cancel'> }) {
  const over = isOver(options, act);
  return (
    <Step number={2} title={over ? 'Too late by the policy' : 'Ask the course office'}>
      <div className="grid gap-5">
        <p className="max-w-[58ch] text-pretty">
          {over
            ? 'The day until which the policy allows it has passed. You can still cancel, or ask the course office what can be done.'
            : `${TELL_US[act]} Today it is ${asideOf(options, act)}.`}
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
