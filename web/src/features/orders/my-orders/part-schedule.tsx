import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { aedText, eurText, longDay } from '#web/lib/format.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { Schedule, type ScheduleItem } from '#web/ui/instruments/schedule.tsx';
import { partName, partSign } from './order-state.ts';
import { PayForm } from './pay-form.tsx';

type Part = OrderDetail['parts'][number];

interface PartScheduleProps {
  order: Pick<OrderDetail, 'reference' | 'parts' | 'paidAed' | 'asksForTerms'>;
  changes: readonly LineChangeView[];
  /** The part whose button stands with the figure above. */
  next?: string;
  idempotencyKey: string;
  failure?: FormFailure;
}

/** The payments of the plan down one line, each with its state and, where it can be paid ahead, a button. */
export function PartSchedule({ order, changes, next, idempotencyKey, failure }: PartScheduleProps) {
  const { parts, reference, asksForTerms } = order;
  return (
    <Schedule
      items={[
        ...parts.map((part) => {
          const { kind, label } = partSign(part.state);
          const name = partName(part, parts.length);
          const isNext = part._id === next;
          return {
            id: part._id,
            when: longDay(part.dueOn),
            detail: name,
            amount: eurText(part.eur),
            amountDetail: amountNote(part),
            current: isNext,
            action: (
              <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <Lamp kind={kind}>{label}</Lamp>
                {part.payable && !isNext && !asksForTerms && (
                  <PayForm
                    reference={reference}
                    part={openOf(part)}
                    name={name}
                    idempotencyKey={idempotencyKey}
                    isLater
                    isBrief
                    failure={failure?.values?.obligationId === part._id ? failure : undefined}
                  />
                )}
              </div>
            ),
          };
        }),
        ...changes.flatMap(itemsOf),
      ]}
    />
  );
}

/** What was paid for a change of date, or has gone back with it. */
const itemsOf = ({ _id, kind, state, doneAt, due, refundEur }: LineChangeView): ScheduleItem[] => {
  if (kind !== 'move' || state !== 'done' || !doneAt || (due.eur === 0 && refundEur === 0)) return [];
  const item = { id: _id, when: longDay(doneAt.slice(0, 10)), detail: 'Change of date' };
  return [
    due.eur > 0
      ? {
          ...item,
          amount: eurText(due.eur),
          amountDetail: aedText(due.aed),
          action: <Lamp kind="completed">Paid</Lamp>,
        }
      : { ...item, amount: `−${eurText(refundEur)}`, amountDetail: 'given back' },
  ];
};

/** What is still to be charged; of a part that was paid in part the euros are told in full beside it. */
const openOf = ({ _id, eur, aed, paidAed }: Part) => ({ obligationId: _id, eur, aed: aed - paidAed });

function amountNote({ aed, paidAed }: Part): string {
  return paidAed > 0 && paidAed < aed ? `${aedText(paidAed)} of ${aedText(aed)} paid` : aedText(aed);
}
