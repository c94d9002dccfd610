import type { Delivery } from '#contracts/integrations/admin-webhooks.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { deliveryStates, outcomeWords } from './delivery-words.ts';
import { Outcome } from './outcome.tsx';

export function DeliveryState({ delivery: { state, lastStatus, lastProblem } }: { delivery: Delivery }) {
  const { word, tone } = deliveryStates[state];
  const outcome = { status: lastStatus, problem: lastProblem };
  return (
    <span>
      <Tag tone={tone}>{word}</Tag>
      {outcomeWords(outcome) && (
        <span className="block text-xs text-muted wrap-anywhere">
          <Outcome {...outcome} />
        </span>
      )}
    </span>
  );
}
