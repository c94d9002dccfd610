import { Download } from 'lucide-react';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

/** The receipt of a payment, which is written within a minute of it. */
export function ResultReceipts({ order: { receipts, reference } }: { order: OrderDetail }) {
  return (
    <div className="grid justify-items-start gap-3 text-md">
      {receipts.map(({ _id, number, href }) => (
        <ButtonLink key={_id} to={href} reloadDocument>
          <Download aria-hidden="true" />
          Receipt {number}
        </ButtonLink>
      ))}
      <p>
        Payments and receipts are under <TextLink to={`/orders/${reference}`}>order {reference}</TextLink>.
      </p>
    </div>
  );
}
