import type { ErasureRequest } from '#contracts/people/admin-privacy.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { longDay } from '#web/lib/format.ts';
import { USERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
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
import { EmailText } from '#web/ui/navigation/email.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { REQUEST_WORDS as words } from './privacy-words.ts';

export function RequestTable({ requests }: { requests: readonly ErasureRequest[] }) {
  return (
    <Table label="Requests to be erased" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Person</ColumnHeader>
        <ColumnHeader>Asked</ColumnHeader>
        <ColumnHeader>Answer by</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader>Refuse</ColumnHeader>
      </TableHead>
      <TableBody>
        {requests.map((request) => (
          <RequestRow key={request._id} request={request} />
        ))}
      </TableBody>
    </Table>
  );
}

function RequestRow({ request }: { request: ErasureRequest }) {
  const { _id, userId, name, email, askedAt, dueOn, isOverdue, state, reason } = request;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader className="md:max-w-80">
        <TextLink to={`${USERS}/${userId}`}>{name}</TextLink>
        <span className="block text-xs font-normal text-muted">
          <EmailText email={email} />
        </span>
      </RowHeader>
      <Cell label="Asked" className="num whitespace-nowrap">
        {officeMoment(askedAt)}
      </Cell>
      <Cell label="Answer by">
        <span className="flex flex-wrap items-center gap-2">
          <span className="num whitespace-nowrap">{longDay(dueOn)}</span>
          {isOverdue && <Tag tone="danger">overdue</Tag>}
        </span>
      </Cell>
      <Cell label="State">
        <span>
          <Tag tone={state === 'open' ? 'warning' : 'neutral'}>{words.states[state]}</Tag>
          {reason && <span className="block text-xs break-words text-muted">{reason}</span>}
        </span>
      </Cell>
      <Cell>
        {state === 'open' && (
          <Form intent={intentOn('refuse', _id)} className="flex flex-wrap items-end gap-2">
            <TextField label="Reason" id={`reason-${_id}`} name="reason" maxLength={500} required />
            <SubmitButton variant="outline" size="sm" aria-label={`Refuse the request of ${name}`}>
              Refuse
            </SubmitButton>
          </Form>
        )}
      </Cell>
    </TableRow>
  );
}
