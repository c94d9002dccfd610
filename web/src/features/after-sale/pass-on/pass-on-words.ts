import type { PassOnView } from '#contracts/after-sale/pass-on.ts';
import { aedText, eurText, momentIn } from '#web/lib/format.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

type State = PassOnView['state'];
type Told = { tone: 'info' | 'success' | 'warning'; title: string };

export const PASS_ON_LAMPS: Readonly<Record<State, { kind: LampKind; label: string }>> = {
  unpaid: { kind: 'draft', label: 'Fee not paid yet' },
  invited: { kind: 'open', label: 'Sent' },
  opened: { kind: 'in-progress', label: 'Opened' },
  accepted: { kind: 'completed', label: 'Passed on' },
  declined: { kind: 'cancelled', label: 'Declined' },
  lapsed: { kind: 'closed', label: 'Not accepted in time' },
  'taken-back': { kind: 'cancelled', label: 'Taken back' },
};

export const colleagueOf = ({ firstName, lastName }: Pick<PassOnView, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

export const isInvited = ({ state }: Pick<PassOnView, 'state'>): boolean =>
  state === 'invited' || state === 'opened';

/** 'Proceed to Payment - AED 433.00', 'Invite your colleague'. */
export const passOnButton = ({ aed }: PassOnView['fee']): string =>
  aed > 0 ? `Proceed to Payment - ${aedText(aed)}` : 'Invite your colleague';

/** What became of the last one, where it came to nothing; nothing of any other. */
export const endedWords = (passOn: PassOnView): string | null => {
  const back = passOn.fee.eur > 0 ? ` The fee of ${eurText(passOn.fee.eur)} goes back to you.` : '';
  const name = colleagueOf(passOn);
  if (passOn.state === 'declined') return `${name} has declined. Your seat stays yours.${back}`;
  if (passOn.sentAt === null) return null;
  if (passOn.state === 'lapsed') return `${name} has not accepted in time. Your seat stays yours.${back}`;
  return passOn.state === 'taken-back'
    ? `The invitation of ${name} has ended. Your seat stays yours.${back}`
    : null;
};

/** One sentence on how it stands while it waits. */
export const waitingWords = (passOn: PassOnView, zone: string): string => {
  const name = colleagueOf(passOn);
  const until = passOn.until ? momentIn(zone, passOn.until) : '';
  if (passOn.state === 'unpaid')
    return `We write to ${name} as soon as the fee is paid. It can be paid until ${until}; the seat stays yours meanwhile.`;
  const opened = passOn.state === 'opened' ? 'has opened the link' : 'has not opened the link yet';
  return `${name} ${opened} and can accept the seat until ${until}. It stays yours until then.`;
};

/** What whoever comes back from the card page, or has just invited somebody, is told. */
export const returnedWords = (passOn: PassOnView | null, paid: string | null): Told | null => {
  if (paid === null || !passOn) return null;
  const { state, fee } = passOn;
  if (paid === '0')
    return state === 'unpaid'
      ? { tone: 'warning', title: 'The payment was not completed. You can pay again below.' }
      : null;
  if (state === 'unpaid')
    return { tone: 'info', title: 'You are back from the card page. We have not heard of the payment yet.' };
  if (isInvited(passOn)) {
    const isPaid = fee.eur > 0 ? 'The fee is paid. ' : '';
    return { tone: 'success', title: `${isPaid}A letter is on its way to ${colleagueOf(passOn)}.` };
  }
  return null;
};

type Step = { label: string; at: string };

/** What has happened, in the order in which it did. */
export const stepsOf = ({ sentAt, openedAt, acceptedAt }: PassOnView, zone: string): Step[] =>
  [
    { label: 'Sent', at: sentAt },
    { label: 'Opened', at: openedAt },
    { label: 'Accepted', at: acceptedAt },
  ].flatMap(({ label, at }) => (at ? [{ label, at: momentIn(zone, at) }] : []));
