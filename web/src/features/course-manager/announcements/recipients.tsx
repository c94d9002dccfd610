import type { Announcement } from '#contracts/course-office/announcements.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { endpoints } from '#contracts/endpoints.ts';
import { MAIL_STATES } from '#domain/notices/mail-state.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { Pages } from '#web/lists/pages.tsx';
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
import { type RecipientView, recipientList } from './announcement-views.ts';
import { MAIL_WORDS } from './announcement-words.ts';

type Recipient = AnswerOf<typeof endpoints.getAnnouncement>['recipients'][number];

interface RecipientsProps {
  path: string;
  view: RecipientView;
  mails: Announcement['mails'];
  recipients: readonly Recipient[];
  nextCursor: string | null;
}

/** The people that an announcement counts, by what became of their mails. */
export function Recipients({ path, view, mails, recipients, nextCursor }: RecipientsProps) {
  const list = recipientList(path);
  const all = MAIL_STATES.reduce((total, state) => total + mails[state], 0);
  return (
    <Sheet title="People" flush>
      <div className="border-b border-hairline px-5 py-3.5">
        <ChoiceChips
          label="Mail"
          all="All"
          choices={MAIL_STATES.map((value) => ({ value, label: MAIL_WORDS[value] }))}
          current={view.state}
          to={(state) => list.changed(view, { state })}
          counts={{ ...mails, all }}
        />
      </div>
      {recipients.length > 0 ? (
        <RecipientTable recipients={recipients} />
      ) : (
        <p className="px-5 py-4 text-muted">
          {mails.waiting > 0 && view.state !== 'sent'
            ? 'Its mails are being written. Please load the page again in a moment.'
            : 'There is nobody here.'}
        </p>
      )}
      <Pages list={list} view={view} nextCursor={nextCursor} words={{ first: 'First', next: 'Next' }} />
    </Sheet>
  );
}

const RecipientTable = ({ recipients }: Pick<RecipientsProps, 'recipients'>) => (
  <Table label="People" dense stacked>
    <TableHead>
      <ColumnHeader>Name</ColumnHeader>
      <ColumnHeader>Email</ColumnHeader>
      <ColumnHeader>Mail</ColumnHeader>
      <ColumnHeader>Sent</ColumnHeader>
    </TableHead>
    <TableBody>
      {recipients.map(({ _id, name, email, state, sentAt, problem }) => (
        <TableRow key={_id} className="max-md:px-5">
          <RowHeader>
            <bdi>{name || 'No account any more'}</bdi>
          </RowHeader>
          <Cell label="Email" className="wrap-anywhere">
            <EmailText email={email} />
          </Cell>
          <Cell label="Mail" className="wrap-anywhere">
            {problem ? `${MAIL_WORDS[state]}: ${problem}` : MAIL_WORDS[state]}
          </Cell>
          <Cell label="Sent" className="num">
            {sentAt ? officeMoment(sentAt) : 'Not yet'}
          </Cell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
