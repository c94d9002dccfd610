import type { Delivery } from '#contracts/integrations/admin-webhooks.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { counted } from '#web/lib/format.ts';
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
import { DeliveryState } from './delivery-state.tsx';
import { canSendAgain } from './delivery-words.ts';
import { deliveryPath } from './webhook-view.ts';

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  webhookId: string;
  /** Nothing is sent where it is disabled. */
  isEnabled: boolean;
}

export function DeliveryTable({ deliveries, ...row }: DeliveryTableProps) {
  return (
    <Table label="Deliveries" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Message</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader>Last try</ColumnHeader>
        <ColumnHeader labelHidden>Send again</ColumnHeader>
      </TableHead>
      <TableBody>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery._id} delivery={delivery} {...row} />
        ))}
      </TableBody>
    </Table>
  );
}

interface DeliveryRowProps extends Omit<DeliveryTableProps, 'deliveries'> {
  delivery: Delivery;
}

function DeliveryRow({ delivery, webhookId, isEnabled }: DeliveryRowProps) {
  const { _id, type, at, tries, lastTryAt, nextTryAt } = delivery;
  const named = `${type} of ${officeMoment(at)}`;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader>
        <TextLink
          to={deliveryPath(webhookId, _id)}
          look="quiet"
          className="font-strong wrap-anywhere"
          aria-label={named}
        >
          <code>{type}</code>
        </TextLink>
        <span className="num block text-xs font-normal text-muted">{officeMoment(at)}</span>
      </RowHeader>
      <Cell label="State">
        <DeliveryState delivery={delivery} />
      </Cell>
      <Cell label="Last try">
        <span className="num">
          {lastTryAt ? officeMoment(lastTryAt) : 'none'}
          <span className="block text-xs text-muted">
            {counted(tries, 'try', 'tries')}
            {nextTryAt && tries > 0 && `, next ${officeMoment(nextTryAt)}`}
          </span>
        </span>
      </Cell>
      <Cell>
        {canSendAgain(delivery) && isEnabled && (
          <Form intent={intentOn('replay', _id)} preventScrollReset>
            <SubmitButton variant="outline" size="sm" aria-label={`Send again: ${named}`}>
              Send again
            </SubmitButton>
          </Form>
        )}
      </Cell>
    </TableRow>
  );
}
