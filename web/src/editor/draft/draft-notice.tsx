import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { readerMoment } from '../reader-time.ts';

interface DraftNoticeProps {
  keptAt: string;
  restore: () => void;
  discard: () => void;
}

/** What an earlier visit has left behind unsaved. */
export function DraftNotice({ keptAt, restore, discard }: DraftNoticeProps) {
  return (
    <Notice
      live
      title="There are unsaved changes from your last visit"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={discard}>
            Discard
          </Button>
          <Button size="sm" variant="primary" onClick={restore}>
            Restore
          </Button>
        </div>
      }
    >
      This browser kept them on {readerMoment(keptAt)}.
    </Notice>
  );
}
