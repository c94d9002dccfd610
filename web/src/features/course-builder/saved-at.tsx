import { Check, LoaderCircle } from 'lucide-react';
import { readerClock, readerMoment } from '#web/editor/reader-time.ts';
import { useHasScript } from '#web/ui/use-has-script.ts';

/** When the draft was saved, by the reader's clock, which no server knows; null while it is being saved. */
export function SavedAt({ at }: { at: string | null }) {
  const hasScript = useHasScript();
  const Icon = at === null ? LoaderCircle : Check;
  return (
    <p className="num inline-flex min-w-34 items-center gap-2 text-xs text-muted">
      <Icon className={at === null ? 'size-4 motion-safe:animate-turn' : 'size-4'} />
      {at === null ? 'Saving…' : `Draft saved ${hasScript ? savedWords(at) : ''}`}
    </p>
  );
}

/** The time alone where it was today. */
function savedWords(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? readerClock(at) : readerMoment(at);
}
