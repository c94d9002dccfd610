import type { EnquiryDetail } from '#contracts/enquiries/admin-enquiries.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';

type Entry = EnquiryDetail['entries'][number];

/** What was written stands below these words; of the rest the text says all. */
const headings: Partial<Record<Entry['kind'], string>> = { reply: 'Answered by email', note: 'Note' };

/** What was done, oldest first. */
export function EnquiryTimeline({ entries }: Pick<EnquiryDetail, 'entries'>) {
  return (
    <Sheet title="What was done?" flush>
      {entries.length > 0 ? (
        <ol className="divide-y divide-hairline">
          {entries.map((entry) => (
            <TimelineEntry key={entry._id} entry={entry} />
          ))}
        </ol>
      ) : (
        <p className="px-5 py-3.5 text-muted">Nobody has dealt with it yet.</p>
      )}
    </Sheet>
  );
}

function TimelineEntry({ entry: { kind, text, author, createdAt } }: { entry: Entry }) {
  const heading = headings[kind];
  return (
    <li className="grid gap-x-5 gap-y-1 px-5 py-3.5 md:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={createdAt} className="num text-muted">
        {officeMoment(createdAt)}
      </time>
      <div className="min-w-0">
        <p>
          <bdi className="font-title">{heading ?? text}</bdi>
          <span className="text-muted">, {author}</span>
        </p>
        {heading && (
          <p
            dir="auto"
            className="mt-1 max-w-[68ch] border-s-2 border-celadon ps-3 break-words whitespace-pre-wrap"
          >
            {text}
          </p>
        )}
      </div>
    </li>
  );
}
