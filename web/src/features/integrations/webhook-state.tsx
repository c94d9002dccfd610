import type { Webhook } from '#contracts/integrations/admin-webhooks.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { disabledAt, disabledBecause, failingSince } = webhook;
  if (disabledAt)
    return (
      <span>
        <Tag tone="danger">disabled</Tag>{' '}
        <span className="text-xs text-muted">
          {officeMoment(disabledAt)}
          {disabledBecause && `: ${disabledBecause}`}
        </span>
      </span>
    );
  if (failingSince)
    return (
      <span>
        <Tag tone="warning">failing</Tag>{' '}
        <span className="text-xs text-muted">since {officeMoment(failingSince)}</span>
      </span>
    );
  return 'enabled';
}
