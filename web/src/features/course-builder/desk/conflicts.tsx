import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Loading } from '#web/ui/messages/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { onceOnline } from '../once-online.ts';
import type { DraftDesk } from './draft-desk.ts';
import { useDesk } from './use-desk.ts';

// Most visits never need it.
const TwoEdits = lazy(async () => ({
  default: (await onceOnline(() => import('./two-edits.tsx'))).TwoEdits,
}));

/** Slides that somebody else has saved meanwhile, one after the other, until each is decided or put off. */
export function Conflicts({ desk }: { desk: DraftDesk }) {
  const [isOpen, setIsOpen] = useState(false);
  const conflicts = useDesk(desk, (state) => state.conflicts);
  const slides = useDesk(desk, (state) => state.slides);
  const [slideId, conflict] = [...conflicts][0] ?? [];
  const mine = slides.get(slideId ?? '');
  const decide = (act: (slideId: string) => void) => {
    if (slideId === undefined) return;
    act(slideId);
    if (conflicts.size === 1) setIsOpen(false);
  };
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        See both edits
      </Button>
      {conflict && mine && (
        <Dialog
          title="Two edits of this slide"
          width="full"
          open={isOpen}
          onOpenChange={setIsOpen}
          footer={
            <>
              <Button onClick={() => setIsOpen(false)}>Later</Button>
              <Button onClick={() => decide(desk.takeTheirs)}>Take theirs</Button>
              <Button variant="primary" onClick={() => decide(desk.keepMine)}>
                Keep mine
              </Button>
            </>
          }
        >
          <Suspense fallback={<Loading>{null}</Loading>}>
            <TwoEdits mine={mine} conflict={conflict} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
