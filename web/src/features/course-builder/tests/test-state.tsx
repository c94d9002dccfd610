import { Check, CloudOff, LoaderCircle, LogIn, TriangleAlert, Users } from 'lucide-react';
import { readerClock } from '#web/editor/reader-time.ts';
import { LoginOver } from '#web/forms/login-over.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import type { TestSave } from './test-desk.ts';
import { troubleWords } from './test-words.ts';

const ICONS = { offline: CloudOff, login: LogIn, refused: TriangleAlert, conflict: Users };

/** What has become of what was written. Only what somebody must know is read out: it is saved every few seconds. */
export function TestState({ save, retry }: { save: TestSave; retry: () => void }) {
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
          </>
        )}
      </div>
      {save.kind === 'login' && <LoginOver failure={save.at} onLoggedIn={retry} />}
    </>
  );
}

function Calm({ save }: { save: TestSave }) {
  // The clock is the reader's: the server has another one.
  const hasScript = useHasScript();
  if (save.kind === 'saved' && save.at === null) return null;
  const isSaved = save.kind === 'saved' && save.at !== null;
  const Icon = isSaved ? Check : LoaderCircle;
  return (
    <p className="num inline-flex min-w-34 items-center gap-2 text-xs text-muted">
      <Icon className={isSaved ? 'size-4' : 'size-4 motion-safe:animate-turn'} />
      {isSaved ? `Draft saved ${hasScript && save.at ? readerClock(save.at) : ''}` : 'Saving…'}
    </p>
  );
}
