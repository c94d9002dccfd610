import { CreditCard, Lock, Receipt, Timer } from 'lucide-react';
import type { Site } from '#contracts/site/site.ts';

/** What is true of every payment here, or of a registration that costs nothing, and nothing more. */
export function TrustMarks({ site, isFree }: { site: Site; isFree: boolean }) {
  const marks = isFree ? FREE_MARKS : paidMarks(site);
  return (
    <ul className="grid gap-2 text-xs text-muted">
      {marks.map(({ Icon, text }) => (
        <li key={text} className="flex gap-2.5">
          <Icon aria-hidden="true" className="size-4 translate-y-0.5 text-deep" />
          {text}
        </li>
      ))}
    </ul>
  );
}

const FREE_MARKS = [
  { Icon: CreditCard, text: 'Nothing is charged, and no card is needed.' },
  { Icon: Timer, text: 'Your seat is yours as soon as you have registered.' },
];

function paidMarks({ legal, tax }: Site) {
  return [
    { Icon: CreditCard, text: 'You pay on the page of the card gateway: we never see your card.' },
    { Icon: Lock, text: 'Transactions are encrypted.' },
    {
      Icon: Receipt,
      text: `${tax.name} included; a receipt${legal.taxRegistrationNumber ? ' with our tax number' : ''} for each payment.`,
    },
    { Icon: Timer, text: 'Your seat is held while you pay.' },
  ];
}
