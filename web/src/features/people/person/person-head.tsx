import { MessageSquare, Pencil } from 'lucide-react';
import type { UserDetail } from '#contracts/people/admin-people.ts';
import { dotted, longDay } from '#web/lib/format.ts';
import { COMPANIES, ORDERS, USERS } from '#web/lib/office-paths.ts';
import { officeAgo, officeDay } from '#web/lib/office-time.ts';
import { roleWords } from '#web/lib/people/role-words.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { Menu, MenuLink } from '#web/ui/overlays/menu.tsx';
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import { StatusTag } from '../status-tag.tsx';
import type { PersonPage } from './person-view.ts';

interface PersonHeadProps {
  person: UserDetail;
  list: PersonPage;
  now: string;
}

/** Who it is, how they can be reached, since when they are here and when they were seen last. */
export function PersonHead({ person, list, now }: PersonHeadProps) {
  const { title, firstName, lastName, email, erasedAt } = person;
  const name = `${firstName} ${lastName}`;
  return (
    <PageHeader
      size="2xl"
      title={
        <span className="flex items-center gap-4">
          <Monogram name={name} picture={person.profilePhotoUrl || undefined} />
          <span className="min-w-0 break-words">
            {title} {name}
          </span>
        </span>
      }
      breadcrumbs={[{ label: 'Users', to: USERS }, { label: name }]}
      actions={
        !erasedAt && (
          <>
            <ButtonLink to={`mailto:${email}`} size="sm">
              <MessageSquare className="size-4" />
              Write
            </ButtonLink>
            <ButtonLink to={list.to({ tab: 'account' })} size="sm">
              <Pencil className="size-4" />
              Edit
            </ButtonLink>
            <MoreOfPerson person={person} list={list} />
          </>
        )
      }
      lead={<Known person={person} now={now} />}
    />
  );
}

/** What is rarely done with a person, where its form stands, and there at the end what takes something away. */
function MoreOfPerson({ person, list }: Pick<PersonHeadProps, 'person' | 'list'>) {
  const { _id, status, firstName, lastName } = person;
  const account = list.to({ tab: 'account' });
  const isKeptOut = status === 'disabled';
  return (
    <Menu id={`more-${_id}`} label={`More: ${firstName} ${lastName}`} isOnly>
      {!isKeptOut && (
        <MenuLink to={`${account}#password`}>
          {status === 'invited' ? 'Send the invitation again' : 'Send a link for a password'}
        </MenuLink>
      )}
      <MenuLink to={`${account}#sessions`}>End sessions</MenuLink>
      <MenuLink to={`${ORDERS}?person=${_id}`}>Their orders in the list</MenuLink>
      <MenuLink to={`${account}#access`} danger={!isKeptOut}>
        {isKeptOut ? 'Enable account' : 'Disable account'}
      </MenuLink>
      <MenuLink to={`${account}#delete`} danger>
        Delete this person
      </MenuLink>
    </Menu>
  );
}

function Known({ person, now }: Pick<PersonHeadProps, 'person' | 'now'>) {
  const { phoneNumber, profession, city, createdAt, seenAt, sessions, billedCompany: company } = person;
  const device = sessions.find(({ lastSeenAt }) => lastSeenAt === seenAt)?.device;
  const seen = seenAt && `last seen ${[officeAgo(now, seenAt), device].filter(Boolean).join(', ')}`;
  const known = dotted(phoneNumber, [profession, city].filter(Boolean).join(', '));
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <EmailText email={person.email} />
        <StatusTag status={person.status} />
        <Tag>{roleWords[person.role]}</Tag>
      </p>
      {known && <p className="break-words">{known}</p>}
      {company && (
        <p className="break-words">
          <TextLink to={`${COMPANIES}/${company._id}`}>{company.name}</TextLink>
          {company.billsPrivately && ', billed to themselves'}
        </p>
      )}
      <p className="num">{dotted(`Since ${longDay(officeDay(createdAt))}`, seen)}</p>
    </div>
  );
}
