import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Loading, Skeleton } from '#web/ui/messages/skeleton.tsx';
import type { DraftDesk } from './desk/draft-desk.ts';
import { useDesk } from './desk/use-desk.ts';

interface SlideDeskProps {
  desk: DraftDesk;
  slideId: string | null;
}

/** The slide that is written on, and what is set of it. */
export function SlideDesk({ desk, slideId }: SlideDeskProps) {
  const slide = useDesk(desk, ({ slides }) => slides.get(slideId ?? ''));
  const problem = useDesk(desk, ({ unread }) => unread.get(slideId ?? ''));
  if (slideId === null)
    return <EmptyState title="No slide yet">Add a module, and to it the first slide.</EmptyState>;
  if (problem !== undefined)
    return (
      <Notice
        live
        tone="danger"
        title="This slide could not be read"
        action={
          <Button size="sm" onClick={() => void desk.load(slideId)}>
            Try again
          </Button>
        }
      >
        {problem}
      </Notice>
    );
  if (!slide)
    return (
      <Loading label="Loading the slide">
        <Skeleton className="aspect-video h-auto w-full" />
      </Loading>
    );
  return (
    <div className="border border-hairline bg-paper p-5">
      <TextField
        name="title"
        label="Title"
        maxLength={120}
        value={slide.title}
        onChange={(event) => desk.change({ ...slide, title: event.target.value })}
      />
    </div>
  );
}

interface UndoButtonsProps {
  desk: DraftDesk;
  undo: () => void;
  redo: () => void;
}

export function UndoButtons({ desk, undo, redo }: UndoButtonsProps) {
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
