import type { Announcement } from '#contracts/course-office/announcements.ts';
import { useRunManager } from '#web/lib/managed-courses.ts';
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
import { mailsText, shownText } from './announcement-words.ts';

interface AnnouncementTableProps {
  courseId: string;
  announcements: readonly Announcement[];
}

/** The log of a course: each row opens to its words and to the people it counts. */
export const AnnouncementTable = ({ courseId, announcements }: AnnouncementTableProps) => (
  <Table label="Announcements" dense stacked>
    <TableHead>
      <ColumnHeader>Subject</ColumnHeader>
      <ColumnHeader>Sent</ColumnHeader>
      <ColumnHeader>By</ColumnHeader>
      <ColumnHeader numeric>People</ColumnHeader>
      <ColumnHeader>Mails</ColumnHeader>
      <ColumnHeader>On the pages</ColumnHeader>
    </TableHead>
    <TableBody>
      {announcements.map((one) => (
        <Row key={one._id} courseId={courseId} announcement={one} />
      ))}
    </TableBody>
  </Table>
);

function Row({ courseId, announcement }: { courseId: string; announcement: Announcement }) {
  const manager = useRunManager();
  const { _id, subject, message, at, by, recipients } = announcement;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader className="md:max-w-96">
        <TextLink to={manager.announcement(courseId, _id)} className="font-strong wrap-anywhere">
          <bdi>{subject}</bdi>
        </TextLink>
        <span dir="auto" className="line-clamp-2 text-sm font-normal text-muted wrap-anywhere">
          {message || 'The reminder of the course'}
        </span>
      </RowHeader>
      <Cell label="Sent" className="num">
        {officeMoment(at)}
      </Cell>
      <Cell label="By">{by ?? 'By itself'}</Cell>
      <Cell label="People" numeric>
        {recipients.toLocaleString('en')}
      </Cell>
      <Cell label="Mails" className="num">
        {mailsText(announcement)}
      </Cell>
      <Cell label="On the pages">{shownText(announcement)}</Cell>
    </TableRow>
  );
}
