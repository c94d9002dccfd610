import { Check, CloudOff, LoaderCircle, LogIn } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { readerClock } from '#web/editor/reader-time.ts';
import { LoginOver } from '#web/forms/login-over.tsx';
import type { LearningLog, SaveState as State } from '../learning-log.ts';
import { troubleWords } from './log-words.ts';

const look = 'inline-flex items-center gap-2 text-xs whitespace-nowrap text-muted';
// On phones a strip of its own below the bar.
const strip =
  'inline-flex items-center gap-2 bg-warning-soft px-2.5 py-1 text-xs font-medium text-warning max-md:flex max-md:w-full max-md:px-5 max-md:py-1.5 md:rounded-xs';

/** What has become of what was learned here. Only what somebody must know is read out: it is saved every few seconds. */
export function SaveState({ log }: { log: Pick<LearningLog, 'subscribe' | 'getSnapshot' | 'retry'> }) {
  const state = useSyncExternalStore(log.subscribe, log.getSnapshot, log.getSnapshot);
  const isTrouble = state.kind !== 'saved' && state.kind !== 'saving';
  return (
    <>
      {!isTrouble && <Calm state={state} />}
      <p role="status" className={isTrouble ? strip : 'sr-only'}>
        {isTrouble && (
          <>
            {state.kind === 'login' ? (
              <LogIn className="size-4 flex-none" />
            ) : (
              <CloudOff className="size-4 flex-none" />
            )}
            {troubleWords(state)}
          </>
        )}
      </p>
      {state.kind === 'login' && <LoginOver failure={state.at} onLoggedIn={log.retry} />}
    </>
  );
}

function Calm({ state }: { state: Extract<State, { kind: 'saved' | 'saving' }> }) {
  if (state.kind === 'saving')
    return (
      <p className={look}>
        <LoaderCircle className="size-4 motion-safe:animate-turn" />
        Saving…
      </p>
    );
  if (state.at === null) return null;
  return (
    <p className={`${look} num`}>
      <Check className="size-4" />
      Saved {readerClock(new Date(state.at).toISOString())}
    </p>
  );
}
