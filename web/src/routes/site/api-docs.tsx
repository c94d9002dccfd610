import { Fragment } from 'react';
import type { SharedPage } from '#contracts/page.ts';
import { type ApiCall, type ApiField, apiReference } from '#web/features/site/api-reference.server.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import type { Route } from './+types/api-docs';

export const handle: SharedPage = { sharedQuery: [] };

export const loader = () => ({ groups: apiReference() });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'API reference',
    description: 'Every call of the academy by who may make it: method, path, fields and answer.',
  });

const ACCESS: Record<string, string> = {
  public: 'Anybody',
  'signed-in': 'Signed in',
  instructor: 'Instructors',
  staff: 'Staff',
  admin: 'Administrators',
};

export default function ApiDocs({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="API reference"
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'API reference' }]}
        lead={
          <>
            The same calls as an <a href="/api/openapi.json">OpenAPI document</a>. A refusal answers success
            false, a message, a code and a requestId.
          </>
        }
      />
      {groups.map(({ access, calls }) => (
        <Section key={access} title={ACCESS[access] ?? access} intro={`${calls.length} calls`}>
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </Section>
      ))}
    </main>
  );
}

function Call({ call }: { call: ApiCall }) {
  return (
    <Disclosure
      id={call.id}
      summary={
        <span className="grid min-w-0 gap-1">
          <span className="num [overflow-wrap:anywhere]">
            <strong>{call.method}</strong>{' '}
            {call.path.split(/(?=\/)/).map((part, place) => (
              <Fragment key={part}>
                {place > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </span>
          <span className="text-sm font-normal text-muted">{call.summary}</span>
        </span>
      }
    >
      <div className="grid gap-4">
        <Fields label={`Fields of ${call.id}`} fields={call.fields} />
        <Fields label={`Answer of ${call.id}`} fields={call.answer} />
      </div>
    </Disclosure>
  );
}

function Fields({ label, fields }: { label: string; fields: readonly ApiField[] }) {
  if (fields.length === 0) return null;
  return (
    <Table label={label} stacked>
      <TableHead>
        <ColumnHeader>Field</ColumnHeader>
        <ColumnHeader>In</ColumnHeader>
        <ColumnHeader>Type</ColumnHeader>
      </TableHead>
      <TableBody>
        {fields.map(({ name, place, type, required }) => (
          <TableRow key={`${place} ${name}`}>
            <RowHeader className="[overflow-wrap:anywhere]">{name}</RowHeader>
            <Cell label="In">{place}</Cell>
            <Cell label="Type">
              {type}
              {!required && ', optional'}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
