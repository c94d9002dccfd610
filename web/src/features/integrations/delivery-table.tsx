import type { Delivery } from '#contracts/integrations/admin-webhooks.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { counted } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  /** Nothing is sent where it is disabled. */
  isEnabled: boolean;
}

export function DeliveryTable({ deliveries, isEnabled }: DeliveryTableProps) {
  return (
    <Table label="Deliveries" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Message</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader>Last try</ColumnHeader>
        <ColumnHeader>Sent and answered</ColumnHeader>
        <ColumnHeader labelHidden>Send again</ColumnHeader>
      </TableHead>
      <TableBody>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery._id} delivery={delivery} isEnabled={isEnabled} />
        ))}
      </TableBody>
    </Table>
  );
}

function DeliveryRow({ delivery, isEnabled }: { delivery: Delivery; isEnabled: boolean }) {
  const { _id, type, at, state, tries, lastTryAt, nextTryAt } = delivery;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader>
        <code className="font-strong">{type}</code>
        <span className="num block text-xs font-normal text-muted">{officeMoment(at)}</span>
      </RowHeader>
      <Cell label="State">
        <State delivery={delivery} />
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
      <Cell label="Sent and answered" className="md:max-w-96">
        <Bodies delivery={delivery} />
      </Cell>
      <Cell>
        {state !== 'waiting' && isEnabled && (
          <Form intent={intentOn('replay', _id)} preventScrollReset>
            <SubmitButton
              variant="outline"
              size="sm"
              aria-label={`Send again: ${type} of ${officeMoment(at)}`}
            >
              Send again
            </SubmitButton>
          </Form>
        )}
      </Cell>
    </TableRow>
  );
}

const tones = { waiting: 'neutral', delivered: 'success', failed: 'danger' } as const;

function State({ delivery: { state, lastStatus, lastProblem } }: { delivery: Delivery }) {
  const why = lastProblem || (lastStatus === null ? '' : `Answered ${lastStatus}`);
  return (
    <span>
      <Tag tone={tones[state]}>{state}</Tag>
      {why && <span className="block text-xs text-muted">{why}</span>}
    </span>
  );
}

function Bodies({ delivery: { type, body, lastBody } }: { delivery: Delivery }) {
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm">Show {type}</summary>
      <p className="mt-1 text-xs text-muted">Sent</p>
      <code className="block text-xs wrap-anywhere">{body}</code>
      <p className="mt-2 text-xs text-muted">Answered</p>
      <code className="block text-xs wrap-anywhere">{lastBody || 'nothing'}</code>
    </details>
  );
}
