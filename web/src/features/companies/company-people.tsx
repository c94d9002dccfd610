import type { CompanyDetail, CompanyPerson } from '#contracts/companies/admin-companies.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { USERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { roleWords } from '#web/lib/people/role-words.ts';
import { Pages } from '#web/lists/pages.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
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
import type { CompanyPage, CompanyView } from './company-view.ts';

interface CompanyPeopleProps {
  list: CompanyPage;
  view: CompanyView;
  people: readonly CompanyPerson[];
  /** Of all of them. */
  total: number;
  nextCursor: string | null;
  /** Pages of people are for administrators. */
  isAdmin: boolean;
}

export function CompanyPeople({ list, view, people, total, nextCursor, isAdmin }: CompanyPeopleProps) {
  return (
    <Sheet
      title="Its people"
      flush={people.length > 0}
      actions={total > 0 && <p className="num text-sm text-muted">{counted(total, 'person', 'people')}</p>}
    >
      {people.length === 0 ? (
        <p className="text-sm text-muted">Nobody belongs to it yet.</p>
      ) : (
        <Table label="Its people" dense stacked>
          <TableHead>
            <ColumnHeader>Name</ColumnHeader>
            <ColumnHeader>Role</ColumnHeader>
            <ColumnHeader>Last seen</ColumnHeader>
            <ColumnHeader labelHidden>Take out</ColumnHeader>
          </TableHead>
          <TableBody>
            {people.map((person) => (
              <MemberRow key={person._id} person={person} isAdmin={isAdmin} />
            ))}
          </TableBody>
        </Table>
      )}
      <Pages list={list} view={view} nextCursor={nextCursor} words={{ first: 'First', next: 'Next' }} />
    </Sheet>
  );
}

const nameOf = ({ firstName, lastName }: CompanyPerson) => `${firstName} ${lastName}`;

function MemberRow({ person, isAdmin }: { person: CompanyPerson; isAdmin: boolean }) {
  const name = nameOf(person);
  return (
    <TableRow className="max-md:px-5">
      <RowHeader>
        {isAdmin ? (
          <TextLink to={`${USERS}/${person._id}`} look="quiet" className="font-strong break-words">
            {name}
          </TextLink>
        ) : (
          name
        )}
        <span className="block text-xs font-normal text-muted">
          <EmailText email={person.email} />
        </span>
        {person.billsPrivately && (
          <span className="block">
            <Tag>pays privately</Tag>
          </span>
        )}
      </RowHeader>
      <Cell label="Role">{roleWords[person.role]}</Cell>
      <Cell label="Last seen" className="num whitespace-nowrap">
        {person.lastSeenAt ? officeMoment(person.lastSeenAt) : '–'}
      </Cell>
      <Cell>
        <Form intent={intentOn('remove', person._id)}>
          <SubmitButton variant="outline" size="sm" aria-label={`Take out ${name}`}>
            Take out
          </SubmitButton>
        </Form>
      </Cell>
    </TableRow>
  );
}

/** Who names the company on their bills is offered; anybody else is added by their address. */
export function AddPeople({ company, failure }: { company: CompanyDetail; failure?: FormFailure }) {
  const { namesakes } = company;
  const form = useFormIssues(failure);
  return (
    <>
      {namesakes.length > 0 && (
        <Sheet
          title={`${counted(namesakes.length, 'person', 'people')} ${namesakes.length === 1 ? 'names' : 'name'} this company`}
        >
          <Form intent="add" failure={failure} className="grid gap-4">
            <div>
              {namesakes.map((person) => (
                <Checkbox
                  key={person._id}
                  id={`namesake-${person._id}`}
                  name="emails"
                  value={person.email}
                  defaultChecked
                  label={
                    <>
                      {nameOf(person)}
                      <span className="block text-xs text-muted">
                        <EmailText email={person.email} />
                      </span>
                    </>
                  }
                />
              ))}
            </div>
            <SubmitButton size="sm" className="justify-self-start">
              Add them
            </SubmitButton>
          </Form>
        </Sheet>
      )}
      <Sheet title="Add a person">
        <Form intent="add" failure={failure} className="grid gap-4">
          <TextField
            label="Email"
            type="email"
            hint="Of an account here. The company is billed for what they buy from now on."
            {...form.field('emails')}
          />
          <SubmitButton size="sm" className="justify-self-start">
            Add
          </SubmitButton>
        </Form>
      </Sheet>
    </>
  );
}
