import type { GiftView } from '#contracts/gifts/gifts.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { longDay, type MoneyAndCredit, momentIn, moneyAndCreditText } from '#web/lib/format.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

export const GIFT_LAMPS: Readonly<Record<GiftView['state'], { kind: LampKind; label: string }>> = {
  planned: { kind: 'draft', label: 'Not sent yet' },
  'to-hand-on': { kind: 'draft', label: 'To be handed on' },
  sent: { kind: 'open', label: 'Sent' },
  opened: { kind: 'in-progress', label: 'Opened' },
  claimed: { kind: 'completed', label: 'Claimed' },
  'too-late': { kind: 'closed', label: 'Not claimed in time' },
  'taken-back': { kind: 'cancelled', label: 'Taken back' },
  'called-off': { kind: 'cancelled', label: 'Called off' },
};

/** One sentence on how it stands. */
export const standingWords = ({ state, email, sendOn }: GiftView): string => {
  switch (state) {
    case 'planned':
      return sendOn
        ? `The letter to ${email} goes out on ${longDay(sendOn)}.`
        : `The letter to ${email} is about to go out.`;
    case 'to-hand-on':
      return 'Hand this link on as you like. Whoever claims first has it.';
    case 'sent':
      return `The letter went to ${email} and has not been opened yet.`;
    case 'opened':
      return 'The link was opened; what is below still waits to be claimed.';
    case 'claimed':
      return 'Whoever has claimed it is enrolled.';
    case 'too-late':
      return 'It began before anybody claimed it: it stays yours, and nothing goes back.';
    case 'taken-back':
      return 'Nobody had claimed it. What was paid for it goes back to you, as listed below.';
    case 'called-off':
      return 'Nothing of it can be claimed any more.';
  }
};

type Step = { label: string; at: string };

/** What has happened, in the order in which it did. */
export const stepsOf = ({ sentAt, openedAt, claimedAt, takenBackAt }: GiftView): Step[] =>
  [
    { label: 'Sent', at: sentAt },
    { label: 'Opened', at: openedAt },
    { label: 'First claimed', at: claimedAt },
    { label: 'Taken back', at: takenBackAt },
  ].flatMap(({ label, at }) => (at ? [{ label, at: momentIn(ACADEMY_ZONE, at) }] : []));

const PLACES: Readonly<Record<GiftView['courses'][number]['state'], string>> = {
  open: 'Waits to be claimed',
  claimed: 'Claimed',
  had: 'Waits to be claimed',
  begun: 'Began unclaimed',
  gone: 'Not available any more',
};

export const placeWords = ({ state, claimedBy }: GiftView['courses'][number]): string =>
  state === 'claimed' && claimedBy ? `Claimed by ${claimedBy}` : PLACES[state];

/** 'Take it back and get €1,590.00 back', 'Take it back'. */
export const takeBackLabel = (back: MoneyAndCredit): string => {
  const text = moneyAndCreditText(back);
  return text ? `Take it back and get ${text} back` : 'Take it back';
};
