import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import type { DraftDesk } from './draft-desk.ts';
import { useDesk } from './use-desk.ts';

/** Shows what was taken back or done again, besides doing it. */
export interface Undoing {
  undo: () => void;
  redo: () => void;
}

export function UndoButtons({ desk, undo, redo }: Undoing & { desk: DraftDesk }) {
  const canUndo = useDesk(desk, (state) => state.canUndo);
  const canRedo = useDesk(desk, (state) => state.canRedo);
  return (
    <div className="flex">
      <Button variant="ghost" size="sm" iconOnly aria-label="Undo" aria-disabled={!canUndo} onClick={undo}>
        <Undo2 />
      </Button>
      <Button variant="ghost" size="sm" iconOnly aria-label="Redo" aria-disabled={!canRedo} onClick={redo}>
        <Redo2 />
      </Button>
    </div>
  );
}
