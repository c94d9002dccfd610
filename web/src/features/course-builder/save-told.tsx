import { CloudOff, LogIn, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoginOver } from '#web/forms/login-over.tsx';
import { SavedAt } from './saved-at.tsx';

/** What becomes of what is written, of whatever desk. */
type Save =
  /** `at` is an instant; null of what nobody has saved yet. */
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'refused' }
  | { kind: 'conflict' }
  /** `at` tells one refusal from the next. */
  | { kind: 'login'; at: number };

const ICONS = { offline: CloudOff, login: LogIn, refused: TriangleAlert, conflict: Users };

/** What somebody has to know of; null where it is saved, or just being. */
export const troubleIn = <S extends { kind: string }>(save: S) =>
  save.kind === 'saved' || save.kind === 'saving'
    ? null
    : (save as Exclude<S, { kind: 'saved' } | { kind: 'saving' }>);

interface SaveToldProps {
  save: Save;
  /** The trouble, in words. */
  words: string | null;
  retry: () => void;
  /** What can be done about a conflict. */
  children?: ReactNode;
}

/** What has become of what was written. Only what somebody must know is read out: it is saved every few seconds. */
export function SaveTold({ save, words, retry, children }: SaveToldProps) {
  const trouble = troubleIn(save);
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
        {Icon && (
          <>
            <Icon className="size-4 flex-none" />
            {words}
            {save.kind === 'conflict' && children}
          </>
        )}
      </div>
      {save.kind === 'login' && <LoginOver failure={save.at} onLoggedIn={retry} />}
    </>
  );
}
