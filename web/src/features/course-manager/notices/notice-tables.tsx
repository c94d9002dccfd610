import type { CourseNotice } from '#contracts/course-office/course-notices.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
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
import { TextLink } from '#web/ui/navigation/link.tsx';
import { OVER } from '#web/ui/overlays/overlay.tsx';
import { type NoticeView, useNoticeList } from './notice-view.ts';
import { noticeKey, noticeWords } from './notice-words.ts';

const SECTIONS = [
  { state: 'scheduled', title: 'Scheduled', when: 'Goes out', empty: 'No reminder is scheduled.' },
  { state: 'sent', title: 'Sent', when: 'Went out', empty: 'Nothing has been sent yet.' },
  {
    state: 'cancelled',
    title: 'Cancelled',
    when: 'Would have gone out',
    empty: 'No reminder was called off.',
  },
] as const;

interface NoticeTablesProps {
  notices: readonly CourseNotice[];
  view: NoticeView;
}

export function NoticeTables({ notices, view }: NoticeTablesProps) {
  return (
    <div className="grid gap-4">
      {SECTIONS.map(({ state, title, when, empty }) => {
        const found = notices.filter((notice) => notice.state === state);
        return (
          <Sheet key={state} title={title} flush>
            {found.length > 0 ? (
              <NoticeTable label={title} when={when} notices={found} view={view} />
            ) : (
              <p className="px-5 py-4 text-muted">{empty}</p>
            )}
          </Sheet>
        );
      })}
    </div>
  );
}

function NoticeTable({ label, when, notices, view }: NoticeTablesProps & { label: string; when: string }) {
  return (
    <Table label={label} dense stacked>
      <TableHead>
        <ColumnHeader>Course</ColumnHeader>
        <ColumnHeader>Kind</ColumnHeader>
        <ColumnHeader>Subject</ColumnHeader>
        <ColumnHeader>{when}</ColumnHeader>
        <ColumnHeader numeric>Recipients</ColumnHeader>
        <ColumnHeader>By</ColumnHeader>
        <ColumnHeader labelHidden>Actions</ColumnHeader>
      </TableHead>
      <TableBody>
        {notices.map((notice) => (
          <NoticeRow
            key={`${noticeKey(notice)} ${notice.kind} ${notice.at}`}
            notice={notice}
            when={when}
            view={view}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function NoticeRow({ notice, when, view }: { notice: CourseNotice; when: string; view: NoticeView }) {
  const noticeList = useNoticeList();
  const { courseId, courseCode, title } = notice;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader className="md:min-w-48">
        <TextLink to={noticeList.to({ course: courseId })} look="quiet" className="font-strong">
          <span className="num">{courseCode}</span> {title}
        </TextLink>
      </RowHeader>
      <Cell label="Kind">{noticeWords(notice)}</Cell>
      <Cell label="Subject" className="wrap-anywhere">
        {notice.subject}
      </Cell>
      <Cell label={when} className="num">
        {officeMoment(notice.at)}
      </Cell>
      <Cell label="Recipients" numeric>
        {notice.recipients}
      </Cell>
      <Cell label="By" className="whitespace-nowrap">
        {notice.by ?? 'By itself'}
      </Cell>
      <Cell>
        {notice.state === 'scheduled' && (
          <ButtonLink
            size="sm"
            to={noticeList.to({ ...view, on: noticeKey(notice) })}
            state={OVER}
            preventScrollReset
            aria-label={`Cancel: ${noticeWords(notice)} of ${courseCode || title}`}
          >
            Cancel
          </ButtonLink>
        )}
      </Cell>
    </TableRow>
  );
}
