import type { ReactNode } from 'react';
import { SaveTold, troubleIn } from '../save-told.tsx';
import { troubleWords } from './desk-words.ts';
import type { DraftDesk } from './draft-desk.ts';
import { useDesk } from './use-desk.ts';

interface DraftStateProps {
  desk: DraftDesk;
  /** What can be done about a conflict. */
  compare: ReactNode;
}

/** What has become of what was written of the draft. */
export function DraftState({ desk, compare }: DraftStateProps) {
  const save = useDesk(desk, (state) => state.save);
  const trouble = troubleIn(save);
  return (
    <SaveTold save={save} words={trouble && troubleWords(trouble)} retry={desk.retry}>
      {compare}
    </SaveTold>
  );
}
