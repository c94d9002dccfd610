import { CloudOff, LogIn, TriangleAlert, Users } from 'lucide-react';
import { LoginOver } from '#web/forms/login-over.tsx';
import { SavedAt } from '../saved-at.tsx';
import type { TestSave } from './test-desk.ts';
import { troubleWords } from './test-words.ts';

const ICONS = { offline: CloudOff, login: LogIn, refused: TriangleAlert, conflict: Users };

/** What has become of what was written. Only what somebody must know is read out: it is saved every few seconds. */
export function TestState({ save, retry }: { save: TestSave; retry: () => void }) {
  const trouble = save.kind === 'saved' || save.kind === 'saving' ? null : save;
  const Icon = trouble && ICONS[trouble.kind];
  return (
    <>
      {save.kind === 'saving' && <SavedAt at={null} />}
      {save.kind === 'saved' && save.at !== null && <SavedAt at={save.at} />}
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
