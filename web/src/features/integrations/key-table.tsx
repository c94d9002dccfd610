import type { ApiKey } from '#contracts/integrations/admin-api-keys.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
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

export function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <Table label="API keys" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Name</ColumnHeader>
        <ColumnHeader>May do</ColumnHeader>
        <ColumnHeader>Made</ColumnHeader>
        <ColumnHeader>Last used</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader labelHidden>End</ColumnHeader>
      </TableHead>
      <TableBody>
        {keys.map((key) => (
          <KeyRow key={key._id} apiKey={key} />
        ))}
      </TableBody>
    </Table>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { _id, name, shown, scopes, madeBy, createdAt, lastUsedAt, endedAt } = apiKey;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader className="md:max-w-80">
        <span className="font-strong break-words">{name}</span>
        <code className="block text-xs font-normal text-muted">{shown}…</code>
      </RowHeader>
      <Cell label="May do" className="md:max-w-80">
        {scopes.join(', ')}
      </Cell>
      <Cell label="Made">
        <span>
          <span className="num whitespace-nowrap">{officeMoment(createdAt)}</span>
          <span className="block text-xs text-muted">{madeBy}</span>
        </span>
      </Cell>
      <Cell label="Last used" className="num whitespace-nowrap">
        {lastUsedAt ? officeMoment(lastUsedAt) : 'never'}
      </Cell>
      <Cell label="State">
        <State apiKey={apiKey} />
      </Cell>
      <Cell>
        {!endedAt && (
          <Form intent={intentOn('end', _id)}>
            <SubmitButton variant="outline" size="sm" aria-label={`End the key ${name}`}>
              End
            </SubmitButton>
          </Form>
        )}
      </Cell>
    </TableRow>
  );
}

function State({ apiKey: { endedAt, whyClosed } }: { apiKey: ApiKey }) {
  if (endedAt) return <span className="num whitespace-nowrap">ended {officeMoment(endedAt)}</span>;
  if (!whyClosed) return 'open';
  return (
    <span>
      <Tag tone="warning">closed</Tag>
      <span className="block text-xs text-muted">{whyClosed}</span>
    </span>
  );
}
