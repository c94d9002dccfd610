import type { ReactNode } from 'react';
import type { AdminInstructor } from '#contracts/course-office/teaching.ts';
import { counted } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
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
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import { DeleteLink } from './delete-question.tsx';
import { coursesOf, editPath, instructorList } from './teaching-views.ts';

interface InstructorTableProps {
  instructors: readonly AdminInstructor[];
  /** What the list is searched for. */
  q: string;
  isAdmin: boolean;
}

export function InstructorTable({ instructors, q, isAdmin }: InstructorTableProps) {
  return (
    <Table label="Instructors" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Name</ColumnHeader>
        <ColumnHeader>Credentials</ColumnHeader>
        <ColumnHeader>City</ColumnHeader>
        <ColumnHeader>Account</ColumnHeader>
        <ColumnHeader>Coming courses</ColumnHeader>
        {isAdmin && <ColumnHeader labelHidden>Delete</ColumnHeader>}
      </TableHead>
      <TableBody>
        {instructors.map((instructor) => (
          <InstructorRow key={instructor._id} instructor={instructor}>
            {isAdmin && (
              <DeleteLink to={instructorList.to({ q, delete: instructor._id })} name={instructor.name} />
            )}
          </InstructorRow>
        ))}
      </TableBody>
    </Table>
  );
}

// On a phone a row is a block, in which nothing needs to be said of what there is not.
const absent = (said: string | undefined) => !said && 'max-md:not-print:hidden!';

interface InstructorRowProps {
  instructor: AdminInstructor;
  children: ReactNode;
}

function InstructorRow({ instructor, children }: InstructorRowProps) {
  const { _id, name, photoUrl, credentials, city, accountEmail, comingCourses } = instructor;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader>
        <span className="flex items-center gap-3">
          <Monogram name={name} picture={photoUrl || undefined} size="sm" />
          <TextLink to={editPath(_id)} look="quiet" className="font-strong wrap-anywhere">
            {name}
          </TextLink>
        </span>
      </RowHeader>
      <Cell label="Credentials" className={cx('max-w-90', absent(credentials[0]))}>
        <span className="line-clamp-2 wrap-anywhere">{credentials.join(' · ') || '–'}</span>
      </Cell>
      <Cell label="City" className={cx(absent(city))}>
        {city || '–'}
      </Cell>
      <Cell label="Account" className={cx(absent(accountEmail))}>
        {accountEmail ? <EmailText email={accountEmail} /> : '–'}
      </Cell>
      <Cell label="Coming courses" className="num whitespace-nowrap">
        {comingCourses > 0 ? (
          <TextLink
            to={coursesOf(name)}
            aria-label={`${counted(comingCourses, 'course')} of ${name} to come`}
          >
            {counted(comingCourses, 'course')}
          </TextLink>
        ) : (
          'none'
        )}
      </Cell>
      {children && <Cell>{children}</Cell>}
    </TableRow>
  );
}
