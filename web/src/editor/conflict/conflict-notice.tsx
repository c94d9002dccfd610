import { Users } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { readerClock } from '../reader-time.ts';

interface ConflictNoticeProps {
  /** What is edited: "course". */
  thing: string;
  /** Who has saved it; '' where nobody is known. */
  who: string;
  /** When: an instant. */
  at: string;
  /** Titles of the sections that are others now. */
  sections: readonly string[];
  compare: () => void;
}

/** Somebody else has saved what is edited here: who, when, and which sections. */
export function ConflictNotice({ thing, who, at, sections, compare }: ConflictNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xs bg-warning-soft px-4 py-3.5"
    >
      <div className="flex flex-[1_1_16rem] gap-3 text-md leading-5.5">
        <Users className="mt-px size-5 text-warning" />
        <p>
          {who || 'Somebody'} saved this {thing} at {readerClock(at)}, while you were editing.
          {sections.length > 0 && ` Changed: ${sections.join(', ')}.`}
        </p>
      </div>
      <Button size="sm" onClick={compare}>
        Compare
      </Button>
    </div>
  );
}
