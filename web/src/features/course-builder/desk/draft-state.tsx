import { Check, CloudOff, LoaderCircle, LogIn, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { readerClock, readerMoment } from '#web/editor/reader-time.ts';
import { LoginOver } from '#web/forms/login-over.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import type { SaveState } from './desk-state.ts';
import { troubleWords } from './desk-words.ts';
import type { DraftDesk } from './draft-desk.ts';
import { useDesk } from './use-desk.ts';

const ICONS = { offline: CloudOff, login: LogIn, refused: TriangleAlert, conflict: Users };

interface DraftStateProps {
  desk: DraftDesk;
  /** What can be done about a conflict. */
  compare: ReactNode;
}

/** What has become of what was written. Only what somebody must know is read out: it is saved every few seconds. */
export function DraftState({ desk, compare }: DraftStateProps) {
  const save = useDesk(desk, (state) => state.save);
  const trouble = save.kind === 'saved' || save.kind === 'saving' ? null : save;
  const Icon = trouble && ICONS[trouble.kind];
  return (
    <>
      {!trouble && <Calm save={save} />}
      <div
        role="status"
        className={
          trouble
            ? 'flex flex-wrap items-center gap-2 rounded-xs bg-warning-soft px-2.5 py-1 text-xs font-medium text-warning'
            : 'sr-only'
        }
      >
        {trouble && Icon && (
          <>
            <Icon className="size-4 flex-none" />
            {troubleWords(trouble)}
            {trouble.kind === 'conflict' && compare}
          </>
        )}
      </div>
      {save.kind === 'login' && <LoginOver failure={save.at} onLoggedIn={desk.retry} />}
    </>
  );
}

function Calm({ save }: { save: SaveState }) {
  // The clock is the reader's: the server has another one.
  const hasScript = useHasScript();
  const isSaved = save.kind === 'saved';
  const Icon = isSaved ? Check : LoaderCircle;
  return (
    <p className="num inline-flex min-w-34 items-center gap-2 text-xs text-muted">
      <Icon className={isSaved ? 'size-4' : 'size-4 motion-safe:animate-turn'} />
      {isSaved ? `Draft saved ${hasScript ? savedWords(save.at) : ''}` : 'Saving…'}
    </p>
  );
}

/** By the clock where it was today. */
function savedWords(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? readerClock(at) : readerMoment(at);
}
