import { approximately, CURRENCIES, type Rates } from '#web/lib/price/approximation.ts';

// Which currency is chosen is known to the select alone; the style sheet shows the line that belongs to it.
// So the choice works before any script has loaded, and without one.
const SHOWN_WHEN_CHOSEN: Record<keyof Rates, string> = {
  USD: 'group-has-[[value=USD]:checked]/price:block',
  AED: 'group-has-[[value=AED]:checked]/price:block',
  GBP: 'group-has-[[value=GBP]:checked]/price:block',
  INR: 'group-has-[[value=INR]:checked]/price:block',
};

export const CurrencySelect = () => (
  <label className="flex items-center gap-2 text-sm text-muted">
    Currency
    <select className="input w-26 font-own md:text-sm" defaultValue="EUR" autoComplete="off">
      {CURRENCIES.map(({ code, symbol }) => (
        <option key={code} value={code}>
          {code} {symbol}
        </option>
      ))}
    </select>
  </label>
);

interface ApproximatePriceProps {
  cents: number;
  rates: Rates;
}

/** For orientation: the price stays in EUR, the charge in AED. Stands in a `group/price` with the select. */
export function ApproximatePrice({ cents, rates }: ApproximatePriceProps) {
  return (
    <div aria-live="polite" className="num">
      {(Object.keys(SHOWN_WHEN_CHOSEN) as (keyof Rates)[]).map((currency) => (
        <p key={currency} className={`hidden ${SHOWN_WHEN_CHOSEN[currency]}`}>
          <bdi className="text-xl">{approximately(cents, currency, rates)}</bdi>{' '}
          <span className="text-sm text-muted">approximately; charged in AED</span>
        </p>
      ))}
    </div>
  );
}
