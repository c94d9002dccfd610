import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { signedText } from '#web/lib/number-text.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { heldOf } from '#web/lib/orders/ordered.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmailLink } from '#web/ui/navigation/email.tsx';
import { OrderLamp } from '../order-lamp.tsx';
import { methodWords } from '../order-words.ts';
import type { OrderAct } from './order-acts.ts';
import { OrderedCourses } from './ordered-courses.tsx';

const actWords: Record<OrderAct, string> = {
  transfer: 'Record a transfer',
  accept: 'Accept a transfer',
  remind: 'Remind',
  hold: 'Extend hold',
  letter: 'Send letter again',
  paper: 'Send paper again',
  cancel: 'Cancel order',
  refund: 'Refund',
};

interface OrderHeadProps {
  order: AdminOrderDetail;
  acts: readonly OrderAct[];
}

export function OrderHead({ order, acts }: OrderHeadProps) {
  const { reference, state, lines } = order;
  const isEnrolled = lines.some(({ enrolled }) => enrolled);
  return (
    <PageHeader
      size="2xl"
      title={<span className="num">{reference}</span>}
      breadcrumbs={[{ label: 'Orders', to: ORDERS }, { label: reference }]}
      actions={acts.map((act) => (
        <ButtonLink key={act} to={`${ORDERS}/${reference}?do=${act}`} size="sm" preventScrollReset>
          {actWords[act]}
        </ButtonLink>
      ))}
    >
      <div className="flex flex-wrap items-center gap-3">
        <OrderLamp state={state} boxed />
        {isEnrolled && <Tag tone="success">Enrolled</Tag>}
      </div>
    </PageHeader>
  );
}

export function OrderFacts({ order }: { order: AdminOrderDetail }) {
  const { payer, placedAt, holdEndsAt, method, notes, soldBy, agreedPrices } = order;
  return (
    <Sheet title="Who, and for what?">
      <KeyValue layout="wide">
        <KeyValueRow term="Payer">
          {payer.firstName} {payer.lastName}
          <span className="block text-muted">
            <EmailLink email={payer.email} />
            {payer.phoneNumber && <span className="block">{payer.phoneNumber}</span>}
          </span>
        </KeyValueRow>
        <KeyValueRow term={order.lines.length > 1 ? 'Courses' : 'Course'}>
          <OrderedCourses order={order} />
        </KeyValueRow>
        <KeyValueRow term="Total">
          {eurText(order.totalEur)}
          {order.breakdown && ` (${aedText(order.breakdown.totalAed)})`}
        </KeyValueRow>
        <KeyValueRow term="Paid">
          {eurText(order.paidEur)} ({aedText(order.paidAed)})
        </KeyValueRow>
        {order.creditEur > 0 && (
          <KeyValueRow term="Credit note">
            {eurText(order.creditEur)} {order.state === 'placed' ? 'reserved' : 'used'}
          </KeyValueRow>
        )}
        <KeyValueRow term="Method">{method ? methodWords[method] : '–'}</KeyValueRow>
        {soldBy && <KeyValueRow term="Sold by staff">{soldBy}</KeyValueRow>}
        {agreedPrices.map(({ title, adjustmentEur, reason }) => (
          <KeyValueRow key={title} term="Agreed price">
            {signedText('EUR', adjustmentEur)}
            {order.lines.length > 1 && `, ${title}`}
            <span dir="auto" className="block text-muted wrap-anywhere">
              {reason}
            </span>
          </KeyValueRow>
        ))}
        <KeyValueRow term="Placed">{placedAt ? officeMoment(placedAt) : '–'}</KeyValueRow>
        {holdEndsAt && (
          <KeyValueRow term={heldOf(order) === 'seat' ? 'Seat held until' : 'Order held until'}>
            {officeMoment(holdEndsAt)}
          </KeyValueRow>
        )}
        {notes !== '' && (
          <KeyValueRow term="Notes">
            <span dir="auto" className="whitespace-pre-line wrap-anywhere">
              {notes}
            </span>
          </KeyValueRow>
        )}
      </KeyValue>
    </Sheet>
  );
}
