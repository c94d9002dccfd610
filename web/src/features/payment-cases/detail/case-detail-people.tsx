import { coursePage } from '#contracts/courses/course-pages.ts';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
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
import { asksForLicence } from '../case-words.ts';
import { DetailSection } from './detail-section.tsx';

type Course = PaymentCaseDetail['linkedCourses'][number];

export function CaseCourses({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return null;
  return (
    <DetailSection title={courses.length === 1 ? 'Linked course' : 'Linked courses'}>
      <ul className="grid gap-1 text-md">
        {courses.map((course) => (
          <li key={course.courseId}>
            <span className="num text-muted">{course.code}</span>{' '}
            <TextLink to={coursePage({ kind: course.courseType, slug: course.slug })}>
              {course.title}
            </TextLink>
            {course.professions.length > 0 && (
              <span className="block text-muted">{asksForLicence(course.professions)}</span>
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** Two people may be alike in everything; their place tells them apart. */
export function CasePeople({ attendees }: Pick<PaymentCaseDetail, 'attendees'>) {
  if (attendees.length === 0) return null;
  return (
    <DetailSection title={`Attendees (${attendees.length})`}>
      <Table label="Attendees" dense>
        <TableHead>
          <ColumnHeader>Name</ColumnHeader>
          <ColumnHeader>Email</ColumnHeader>
          <ColumnHeader>Phone</ColumnHeader>
        </TableHead>
        <TableBody>
          {attendees
            .map((attendee, place) => ({ ...attendee, place }))
            .map(({ place, name, email, phone }) => (
              <TableRow key={place}>
                <RowHeader>{name}</RowHeader>
                <Cell>
                  <EmailText email={email} />
                </Cell>
                <Cell className="num">{phone || '–'}</Cell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </DetailSection>
  );
}
