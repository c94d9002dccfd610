import type { PassOnView } from '#contracts/after-sale/pass-on.ts';
import type { OrderLineDetail } from '#contracts/orders/orders.ts';
import { isWaitingPassOn } from '#domain/orders/pass-on-state.ts';
import { momentIn } from '#web/lib/format.ts';
import { KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

interface PassOnRowProps {
  passOn: PassOnView;
  line: OrderLineDetail;
  reference: string;
}

/** To whom a seat went or is to go; nothing of what came to nothing. */
export function PassOnRow({ passOn, line, reference }: PassOnRowProps) {
  const { state, firstName, lastName, email, until, acceptedAt } = passOn;
  const waits = isWaitingPassOn(state);
  const zone = line.course.venueTimezone;
  if (!waits && state !== 'accepted') return null;
  return (
    <KeyValueRow term={waits ? 'Offered to' : 'Passed on to'}>
      <span className="block">
        {firstName} {lastName}, <EmailText email={email} />
      </span>
      <span className="block text-muted">
        {acceptedAt && `Accepted on ${momentIn(zone, acceptedAt)}`}
        {until &&
          `${state === 'unpaid' ? 'The fee can be paid' : 'Can be accepted'} until ${momentIn(zone, until)}`}
      </span>
      {waits && (
        <TextLink to={`/orders/${reference}/lines/${line._id}/change?act=pass-on`} look="standalone">
          {state === 'unpaid' ? 'Pay the fee or keep the seat' : 'Send it again or take it back'}
        </TextLink>
      )}
    </KeyValueRow>
  );
}
