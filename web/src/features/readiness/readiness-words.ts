import type { Readiness } from '#contracts/site/admin-readiness.ts';
import { decimalText } from '#web/lib/number-text.ts';
import { PAYMENT_CASES, SETTINGS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';

export const ACTS = ['payment', 'mail', 'arrived', 'taxes'] as const;
export type Act = (typeof ACTS)[number];

/** Something that has to be true before real people buy. */
export interface Item {
  key: keyof Readiness;
  title: string;
  isDone: boolean;
  /** What shows that it is done, or what to do. */
  text: string;
  facts: readonly [term: string, value: string][];
  press?: { act: Act; label: string };
  link?: { to: string; label: string };
}

const atMoment = (instant: string | null) => (instant ? officeMoment(instant) : '');

export const itemsOf = (readiness: Readiness): Item[] => [
  gatewayItem(readiness),
  webhookItem(readiness),
  mailItem(readiness),
  taxItem(readiness),
  legalItem(readiness),
  backupItem(readiness),
];

const TEST_KEYS =
  'The gateway runs with test keys: no money moves, and all of this is asked again with the real ones.';

function gatewayItem({ gateway }: Readiness): Item {
  const { isDone, isTest, least, caseId, paidAt, refundedAt } = gateway;
  const said = () => {
    if (isDone) return `${least} were paid on ${atMoment(paidAt)} and given back on ${atMoment(refundedAt)}.`;
    if (paidAt) return `${least} were paid on ${atMoment(paidAt)} and are on their way back.`;
    return `You pay ${least} by card, and it goes back by itself. Both are in the books like any other payment.`;
  };
  return {
    key: 'gateway',
    title: 'A card is charged and refunded',
    isDone,
    text: isTest ? `${said()} ${TEST_KEYS}` : said(),
    facts: [],
    press: paidAt ? undefined : { act: 'payment', label: `Pay ${least} and have it refunded` },
    link: caseId && paidAt ? { to: `${PAYMENT_CASES}?case=${caseId}`, label: 'Payment case' } : undefined,
  };
}

function webhookItem({ webhook, gateway }: Readiness): Item {
  const { isDone, seenAt, address, events } = webhook;
  const seen = gateway.paidAt
    ? 'None has come since the payment.'
    : 'The first is seen with the payment above.';
  return {
    key: 'webhook',
    title: 'Messages of the gateway arrive',
    isDone,
    text: isDone
      ? `The last one came on ${atMoment(seenAt)}.`
      : events.length > 0
        ? `Its dashboard has to know this address. ${seen}`
        : seen,
    facts:
      isDone || events.length === 0
        ? []
        : [
            ['Address', address],
            ['Events', events.join(', ')],
          ],
  };
}

function mailItem({ mail }: Readiness): Item {
  const { isDone, sentAt, sentTo, arrivedAt } = mail;
  const said = () => {
    if (isDone) return `The button in a mail was pressed on ${atMoment(arrivedAt)}.`;
    if (sentAt) return `One went to ${sentTo} on ${atMoment(sentAt)}: press the button in it.`;
    return 'You are sent one. The button in it says that it arrived.';
  };
  return {
    key: 'mail',
    title: 'Mail arrives',
    isDone,
    text: said(),
    facts: [],
    press: isDone ? undefined : { act: 'mail', label: sentAt ? 'Send another mail' : 'Send a mail' },
  };
}

const SAMPLES = {
  'legal-name': 'the legal name',
  address: 'the address',
  'registration-number': 'the tax registration number',
} as const;

const listed = new Intl.ListFormat('en-GB');

function taxItem({ taxes }: Readiness): Item {
  const {
    isDone,
    samples,
    legalName,
    legalAddress,
    registrationNumber,
    taxName,
    rateBp,
    confirmedAt,
    confirmedBy,
  } = taxes;
  const said = () => {
    if (isDone) return `${confirmedBy} confirmed this on ${atMoment(confirmedAt)}.`;
    if (samples.length > 0)
      return `Documents still have ${listed.format(samples.map((one) => SAMPLES[one]))} of the sample academy.`;
    return 'Every receipt and credit note says this. Please confirm that it is right.';
  };
  return {
    key: 'taxes',
    title: 'Documents name the right tax',
    isDone,
    text: said(),
    facts: [
      ['Legal name', legalName],
      ['Address', legalAddress],
      ['Registration number', registrationNumber || 'None'],
      ['Tax', `${decimalText(rateBp, 2)} % ${taxName}, contained in every price`],
    ],
    press: isDone || samples.length > 0 ? undefined : { act: 'taxes', label: 'This is right' },
    link: isDone ? undefined : { to: SETTINGS, label: 'Settings' },
  };
}

function legalItem({ legalPages }: Readiness): Item {
  const { isDone, samples, pages } = legalPages;
  return {
    key: 'legalPages',
    title: 'Legal pages are your own',
    isDone,
    text: isDone
      ? `${listed.format(pages)} are no samples any more.`
      : `${listed.format(samples)} came with the software. Replace their files in content/, and with them the line “sample: yes”.`,
    facts: [],
    link: isDone || !samples[0] ? undefined : { to: samples[0], label: `Open ${samples[0]}` },
  };
}

function backupItem({ backup }: Readiness): Item {
  const { isDone, backupAt, restoredAt } = backup;
  const made = backupAt ? `The last backup was made on ${atMoment(backupAt)}` : 'No backup is known';
  const restored = restoredAt
    ? `one was restored for trial on ${atMoment(restoredAt)}`
    : 'none was restored for trial';
  return {
    key: 'backup',
    title: 'A backup is made and restored',
    isDone,
    text: `${made}, ${restored}.${isDone ? '' : ' docs/OPERATIONS.md says how.'}`,
    facts: [],
  };
}
