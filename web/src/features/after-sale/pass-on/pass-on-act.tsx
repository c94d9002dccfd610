import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import type { PassOnOffer, PassOnView } from '#contracts/after-sale/pass-on.ts';
import { isWaitingPassOn } from '#domain/orders/pass-on-state.ts';
import { failureOf } from '#web/forms/submission.ts';
import { PassOnFigures } from './pass-on-figures.tsx';
import { PassOnPanel } from './pass-on-panel.tsx';
import { PendingPassOn } from './pending-pass-on.tsx';

export interface Passing {
  passOn: PassOnView | null;
  offer: PassOnOffer | null;
}

interface PassOnActProps {
  passing: Passing;
  options: LineOptions;
  idempotencyKey: string;
  actionData: unknown;
}

const waitingOf = ({ passOn }: Passing): PassOnView | null =>
  passOn && isWaitingPassOn(passOn.state) ? passOn : null;

/** A colleague for a seat, or the one that it waits for. */
export function PassOnAct({ passing, options, idempotencyKey, actionData }: PassOnActProps) {
  const waiting = waitingOf(passing);
  if (waiting)
    return (
      <PendingPassOn
        passOn={waiting}
        zone={options.course.venueTimezone}
        idempotencyKey={idempotencyKey}
        failureOf={(intent) => failureOf(actionData, intent)}
      />
    );
  if (!passing.offer) return null;
  return (
    <PassOnPanel
      options={options}
      offer={passing.offer}
      ended={passing.passOn}
      failure={failureOf(actionData, 'pass-on')}
      idempotencyKey={idempotencyKey}
    />
  );
}

/** What it comes to. */
export function PassOnAside({ passing, options }: Pick<PassOnActProps, 'passing' | 'options'>) {
  const waiting = waitingOf(passing);
  const { offer } = passing;
  if (waiting) return <PassOnFigures options={options} fee={waiting.fee} waiting={waiting} />;
  return offer && !offer.hindrance ? (
    <PassOnFigures options={options} fee={offer.fee} waiting={null} />
  ) : null;
}
