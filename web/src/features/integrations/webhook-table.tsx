import type { Webhook } from '#contracts/integrations/admin-webhooks.ts';
import { counted } from '#web/lib/format.ts';
import { WEBHOOKS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { WebhookState } from './webhook-state.tsx';

export function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <Table label="Webhooks" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Address</ColumnHeader>
        <ColumnHeader>Told of</ColumnHeader>
        <ColumnHeader>Made</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
      </TableHead>
      <TableBody>
        {webhooks.map((webhook) => (
          <TableRow key={webhook._id} className="max-md:px-5">
            <RowHeader className="md:max-w-96">
              <TextLink to={`${WEBHOOKS}/${webhook._id}`} look="quiet" className="font-strong wrap-anywhere">
                {webhook.url}
              </TextLink>
            </RowHeader>
            <Cell label="Told of">{counted(webhook.events.length, 'event')}</Cell>
            <Cell label="Made" className="num whitespace-nowrap">
              {officeMoment(webhook.createdAt)}
            </Cell>
            <Cell label="State">
              <WebhookState webhook={webhook} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
