import type { OrderDetail } from '#contracts/orders/orders.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { aedText, eurText, longDay } from '#web/lib/format.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { Schedule } from '#web/ui/instruments/schedule.tsx';
import { partName, partSign } from './order-state.ts';
import { PayForm } from './pay-form.tsx';

type Part = OrderDetail['parts'][number];

interface PartScheduleProps {
  order: Pick<OrderDetail, 'reference' | 'parts' | 'paidAed' | 'asksForTerms'>;
  /** The part whose button stands with the figure above. */
  next?: string;
  idempotencyKey: string;
  failure?: FormFailure;
}

/** The payments of the plan down one line, each with its state and, where it can be paid ahead, a button. */
export function PartSchedule({ order, next, idempotencyKey, failure }: PartScheduleProps) {
  const { parts, reference, asksForTerms } = order;
  return (
    <Schedule
      items={parts.map((part) => {
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
      })}
    />
  );
}

/** What is still to be charged; of a part that was paid in part the euros are told in full beside it. */
const openOf = ({ _id, eur, aed, paidAed }: Part) => ({ obligationId: _id, eur, aed: aed - paidAed });

function amountNote({ aed, paidAed }: Part): string {
  return paidAed > 0 && paidAed < aed ? `${aedText(paidAed)} of ${aedText(aed)} paid` : aedText(aed);
}
