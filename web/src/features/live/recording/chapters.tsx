import type { Chapter } from '#domain/live/chapters.ts';
import { clockText } from '#domain/time/clock-text.ts';
import type { Narrator } from '#web/player/narrator.ts';
import { useNarratorTime } from '#web/player/use-narrator.ts';
import { cx } from '#web/ui/cx.ts';

interface ChaptersProps {
  narrator: Narrator;
  chapters: readonly Chapter[];
}

/** Each is gone to by a press; the one that is played is marked. */
export function Chapters({ narrator, chapters }: ChaptersProps) {
  const current = useNarratorTime(narrator, (ms) => chapters.findLastIndex(({ startMs }) => startMs <= ms));
  if (chapters.length === 0) return null;
  const goTo = (startMs: number) => {
    narrator.seek(startMs);
    if (!narrator.getSnapshot().isPlaying) narrator.toggle();
  };
  return (
    <ol aria-label="Chapters" className="grid">
      {chapters.map(({ startMs, title }, index) => (
        <li key={startMs} className="border-b border-hairline">
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => goTo(startMs)}
            className={cx(
              'num grid w-full cursor-pointer grid-cols-[64px_minmax(0,1fr)] gap-x-3 border-s-3 py-3 ps-2.5 text-start text-md hover:bg-mist',
              index === current ? 'border-signal font-strong' : 'border-transparent',
            )}
          >
            <span className={cx(index !== current && 'text-muted')}>{clockText(startMs)}</span>
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {title}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
