import type { UserDetail } from '#contracts/people/admin-people.ts';
import { USERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import { roleWords } from '../people-words.ts';
import { StatusTag } from '../status-tag.tsx';

/** Who it is and since when, and how they can be reached. */
export function PersonHead({ person }: { person: UserDetail }) {
  const { title, firstName, lastName, email, phoneNumber, profession, city, createdAt, seenAt } = person;
  const name = `${firstName} ${lastName}`;
  const known = [phoneNumber, profession, city].filter(Boolean).join(' · ');
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
      lead={
        <div className="grid gap-1 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <EmailText email={email} />
            <StatusTag status={person.status} />
            <Tag>{roleWords[person.role]}</Tag>
          </p>
          {known && <p className="break-words">{known}</p>}
          <p className="num">
            Since {officeMoment(createdAt)}
            {seenAt && ` · last seen ${officeMoment(seenAt)}`}
          </p>
        </div>
      }
    />
  );
}
