import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { eurText, sumTexts } from '#web/lib/format.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ContinueForm } from './continue-form.tsx';
import { DueAmount } from './due-amount.tsx';
import { partName } from './order-state.ts';
import { PartSchedule } from './part-schedule.tsx';
import { PayForm } from './pay-form.tsx';

interface OrderPanelProps {
  order: OrderDetail;
  /** What was changed about its courses, each with its money. */
  changes: readonly LineChangeView[];
  /** `YYYY-MM-DD`. */
  today: string;
  idempotencyKey: string;
  failure?: FormFailure;
  /** Of the first payment of what was sold by phone. */
  agreeing?: { idempotencyKey: string; failure?: FormFailure };
}

/** What is to be paid next and by when, or what was paid; under it the whole plan. */
export function OrderPanel({ order, changes, today, idempotencyKey, failure, agreeing }: OrderPanelProps) {
  const { nextDue, parts, reference } = order;
  const next =
    order.state === 'confirmed' ? parts.find(({ _id }) => _id === nextDue?.obligationId) : undefined;
  const isNextRefused = next !== undefined && failure?.values?.obligationId === next._id;
  return (
    <aside aria-label="Payments" className="max-lg:order-first lg:sticky lg:top-6">
      <Panel>
        {next && nextDue ? (
          <>
            <DueAmount due={nextDue} today={today}>
              {parts.length > 1 && <span className="block text-muted">{partName(next, parts.length)}</span>}
            </DueAmount>
            {next.payable && (
              <PayForm
                reference={reference}
                part={nextDue}
                name={partName(next, parts.length)}
                idempotencyKey={idempotencyKey}
                failure={isNextRefused ? failure : undefined}
              />
            )}
          </>
        ) : (
          <>
            <Settled order={order} />
            {order.asksForTerms && agreeing && <ContinueForm order={order} {...agreeing} />}
          </>
        )}
        {parts.length > 0 && (
          <PartSchedule
            order={order}
            changes={changes}
            next={next?._id}
            idempotencyKey={idempotencyKey}
            failure={isNextRefused ? undefined : failure}
          />
        )}
      </Panel>
    </aside>
  );
}

/** Nothing to press: what has been paid, would be, or has gone back. */
function Settled({ order }: Pick<OrderPanelProps, 'order'>) {
  const isFree = order.state === 'confirmed' && order.totalEur === 0;
  const { label, ...sum } = settledSum(order);
  const { head, note } = sumTexts(sum);
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className="mt-1">
        <Figure size="lg">{isFree ? 'Free' : head}</Figure>
      </p>
      {!isFree && note && <p className="num mt-2 text-sm text-muted">{note}</p>}
      {order.creditEur > 0 && (
        <p className="num mt-2 text-sm text-muted">
          {order.state === 'placed' ? 'besides' : 'and'} {eurText(order.creditEur)} by credit note
        </p>
      )}
    </div>
  );
}

function settledSum({ state, nextDue, paidEur, paidAed, refunds }: OrderDetail) {
  if (state === 'placed' && nextDue) return { label: 'To be paid', ...nextDue };
  const isAllBack = paidAed === 0 && refunds.length > 0;
  if (!isAllBack) return { label: 'Paid', eur: paidEur, aed: paidAed };
  const sumOf = (key: 'eur' | 'aed') => refunds.reduce((sum, refund) => sum + refund[key], 0);
  const isSent = refunds.every((refund) => refund.state === 'succeeded');
  return { label: isSent ? 'Paid back' : 'On its way back to you', eur: sumOf('eur'), aed: sumOf('aed') };
}
