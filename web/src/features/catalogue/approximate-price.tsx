import { useState } from 'react';
import type { Site } from '#contracts/settings.ts';
import { approximately, CURRENCIES, type Currency } from './approximation.ts';

interface ApproximatePriceProps {
  cents: number;
  site: Site;
}

/** For orientation: the price stays in EUR, the charge in AED. */
export function ApproximatePrice({ cents, site }: ApproximatePriceProps) {
  const [currency, setCurrency] = useState<Currency>('EUR');
  const rates = { ...site.approximateRates, AED: site.checkoutRate };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <label className="flex items-center gap-2">
        Currency
        <select
          className="input w-24 text-sm"
          value={currency}
          onChange={(event) => setCurrency(event.target.value as Currency)}
        >
          {CURRENCIES.map(({ code, symbol }) => (
            <option key={code} value={code}>
              {code} {symbol}
            </option>
          ))}
        </select>
      </label>
      <output className="num">
        {currency !== 'EUR' && `approximately ${approximately(cents, currency, rates)}; charged in AED`}
      </output>
    </div>
  );
}
