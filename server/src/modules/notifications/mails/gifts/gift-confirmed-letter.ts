import { formatLongDate, type LocalDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { greeting, paidText } from '#emails/words.ts';
import type { Confirmed } from '../orders/confirmed.ts';
import { titleOfAll } from './gift-letter.ts';

export type ConfirmedGift = {
  /** Null where the giver hands the link on. */
  email: string | null;
  /** Null as soon as it is paid. */
  sendOn: LocalDate | null;
  /** Null where nothing waits any more. */
  claimUrl: string | null;
  titles: string[];
};

/** For who has bought something for somebody else: how it gets there. */
export const giftConfirmedLetter = (data: Confirmed, gift: ConfirmedGift): Letter => {
  const title = titleOfAll(gift.titles.map((one) => ({ title: one })));
  return {
    subject: `Your gift is ready: ${title}`,
    heading: 'Your gift is ready',
    paragraphs: [greeting(data.name), ...wayWords(gift)],
    facts: [
      { label: 'Order', value: data.reference, href: data.orderUrl },
      ...(gift.email ? [{ label: 'For', value: gift.email }] : []),
      { label: 'Paid', value: data.totalEur === 0 ? 'This gift is free' : paidText(data.paid) },
      ...data.receipts.map(({ number, href }) => ({ label: 'Receipt', value: number, href })),
    ],
    lists: [
      { title: 'The gift', items: gift.titles },
      {
        title: 'What happens next',
        items: [
          'Whoever has the link claims the gift with an account of their own. We write to you when they have.',
          'Until then you can change the address, send the letter again, or take the gift back under your order.',
          'What has begun can no longer be claimed, and nothing of it goes back.',
          `If you have a question, tell us: ${data.contactEmail}`,
        ],
      },
    ],
    action:
      gift.email === null && gift.claimUrl
        ? { label: 'The link of your gift', href: gift.claimUrl }
        : { label: 'See your gift', href: data.orderUrl },
  };
};

const wayWords = ({ email, sendOn }: ConfirmedGift): string[] => {
  if (email === null)
    return [
      'here is the link of your gift. Hand it on as you like: whoever opens it first and claims it has it.',
    ];
  return [
    sendOn
      ? `we send your gift to ${email} on ${formatLongDate(sendOn)}.`
      : `your gift is on its way to ${email}.`,
  ];
};
