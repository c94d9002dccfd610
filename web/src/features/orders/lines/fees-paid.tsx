import type { PassOnView } from '#contracts/after-sale/pass-on.ts';
import { eurText } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

/** What was paid beside the price, and has not gone back. */
export function FeesPaid({ passOns }: { passOns: readonly PassOnView[] }) {
  const paid = passOns.filter(
    ({ state, fee }) => fee.eur > 0 && (state === 'invited' || state === 'opened' || state === 'accepted'),
  );
  if (paid.length === 0) return null;
  return (
    <KeyValue>
      {paid.map(({ lineId, fee }) => (
        <KeyValueRow key={lineId} term="Fee for passing the seat on">
          {eurText(fee.eur)}
        </KeyValueRow>
      ))}
    </KeyValue>
  );
}
