import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { aedText, eurText, longDay } from '#web/lib/format.ts';
import { Schedule } from '#web/ui/instruments/schedule.tsx';
import { ownText } from './case-words.ts';

/**
 * The payments of a case that is paid in parts: what was paid, what this link pays next, and when the rest is due. On the
 * page that pays it, the next one is "this".
 */
export function Instalments({ request, isPaying }: { request: LinkCase; isPaying: boolean }) {
  const { parts, numberOfInstallments, currency } = request;
  if (numberOfInstallments < 2) return null;
  if (parts.length === 0) {
    return (
      <p className="mt-5 text-md text-muted">
        Paid in {numberOfInstallments} equal parts: the first now, then one each month, by this same link.
      </p>
    );
  }
  return (
    <Schedule
      className="mt-6"
      items={parts.map((part) => ({
        id: String(part.sequence),
        when: part.isNext && isPaying ? 'This payment' : longDay(part.dueOn),
        detail: stateOf(part, isPaying),
        amount: ownText(request, part),
        amountDetail: currency.own === 'EUR' ? aedText(part.aed) : eurText(part.eur),
        current: part.isNext,
      }))}
    />
  );
}

function stateOf({ aed, paidAed, dueOn, isNext }: LinkCase['parts'][number], isPaying: boolean): string {
  if (paidAed >= aed) return 'Paid';
  if (paidAed > 0) return `${aedText(paidAed)} paid`;
  return isNext && isPaying ? `Due ${longDay(dueOn)}` : 'By this same link';
}
