import type { EnquirySummary } from '#contracts/enquiries/admin-enquiries.ts';
import { PROFESSIONAL_ROLES } from '#contracts/enquiries/enquiry-options.ts';
import { ENQUIRIES } from '#web/lib/office-paths.ts';
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
import { TextLink } from '#web/ui/navigation/link.tsx';
import { EnquiryLamp } from '../enquiry-lamp.tsx';

export function EnquiryTable({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  return (
    <Table label="Enquiries" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Person</ColumnHeader>
        <ColumnHeader>Question</ColumnHeader>
        <ColumnHeader>Course</ColumnHeader>
        <ColumnHeader>Received</ColumnHeader>
        <ColumnHeader>Assigned to</ColumnHeader>
        <ColumnHeader>Status</ColumnHeader>
      </TableHead>
      <TableBody>
        {enquiries.map((enquiry) => (
          <EnquiryRow key={enquiry._id} enquiry={enquiry} />
        ))}
      </TableBody>
    </Table>
  );
}

function EnquiryRow({ enquiry }: { enquiry: EnquirySummary }) {
  const { firstName, lastName, course, assignee } = enquiry;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader className="md:max-w-70 md:min-w-52">
        <TextLink to={`${ENQUIRIES}/${enquiry._id}`} look="quiet" className="font-strong break-words">
          {firstName} {lastName}
        </TextLink>
        <span className="block text-xs font-normal text-muted">
          {PROFESSIONAL_ROLES[enquiry.professionalRole]}, {enquiry.country}
        </span>
      </RowHeader>
      <Cell className="md:min-w-64">
        <span className="line-clamp-2 break-words">{enquiry.excerpt}</span>
      </Cell>
      <Cell label="Course" className="num">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="whitespace-nowrap">{course?.code ?? '–'}</span>
          {enquiry.wantsNotice && <Tag>Notify</Tag>}
        </span>
      </Cell>
      <Cell label="Received" className="num whitespace-nowrap">
        {officeMoment(enquiry.createdAt)}
      </Cell>
      <Cell label="Assigned to" className="whitespace-nowrap">
        {assignee?.name ?? '–'}
      </Cell>
      <Cell label="Status" className="whitespace-nowrap">
        <EnquiryLamp status={enquiry.status} />
      </Cell>
    </TableRow>
  );
}
