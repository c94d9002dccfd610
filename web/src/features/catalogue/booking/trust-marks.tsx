import { CreditCard, Lock, Receipt, Timer } from 'lucide-react';
import type { Site } from '#contracts/site/site.ts';

/** What is true of every payment here, and nothing more. */
export function TrustMarks({ site }: { site: Site }) {
  const { taxRegistrationNumber } = site.legal;
  const marks = [
    { Icon: CreditCard, text: 'You pay on the page of the card gateway: we never see your card.' },
    { Icon: Lock, text: 'Transactions are encrypted.' },
    {
      Icon: Receipt,
      text: `${site.tax.name} included; a receipt${taxRegistrationNumber ? ' with our tax number' : ''} for each payment.`,
    },
    { Icon: Timer, text: 'Your seat is held while you pay.' },
  ];
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
