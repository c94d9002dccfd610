import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { rateText } from '#web/lib/number-text.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { ownText } from './case-words.ts';

/** What is paid now where there is nothing to choose, in both currencies with the rate. */
export function FixedAmount({ request }: { request: LinkCase }) {
  const { next, total, currency, rate, numberOfInstallments } = request;
  const sum = next ?? total;
  if (!sum) return null;
  return (
    <>
      <input
        type="hidden"
        name="selectedCurrency"
        value={currency.allowed.includes('AED') ? 'AED' : currency.default}
      />
      <KeyValue className="border-t border-hairline">
        <KeyValueRow term={numberOfInstallments > 1 ? 'This payment' : 'To pay'} strong>
          {ownText(request, sum)}
        </KeyValueRow>
        <KeyValueRow
          term={
            currency.own === 'EUR'
              ? `Charged to your card at ${rateText(rate)}`
              : `In euro at ${rateText(rate)}`
          }
        >
          {currency.own === 'EUR' ? aedText(sum.aed) : eurText(sum.eur)}
        </KeyValueRow>
      </KeyValue>
      {currency.allowed.length > 1 && (
        <p className="mt-3 text-sm text-muted">
          Euro and dirham cards are both welcome: every card is charged in AED, and your bank converts it.
        </p>
      )}
    </>
  );
}
