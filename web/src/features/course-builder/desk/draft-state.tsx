import { CloudOff, LogIn, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoginOver } from '#web/forms/login-over.tsx';
import { SavedAt } from '../saved-at.tsx';
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
      {!trouble && <SavedAt at={save.kind === 'saved' ? save.at : null} />}
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
