import { useState } from 'react';
import type { DraftTest } from '#contracts/course-builder/draft-slide.ts';
import { readerMoment } from '#web/editor/reader-time.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { TestConflict } from './test-desk.ts';
import { editFacts } from './test-words.ts';

interface TwoEditsProps {
  conflict: TestConflict;
  mine: DraftTest;
  keepMine: () => void;
  takeTheirs: () => void;
}

type Side = 'mine' | 'theirs';

/** Somebody else has saved the test: which of the two stands is decided here, and nothing is proposed. */
export function TwoEdits({ conflict, mine, keepMine, takeTheirs }: TwoEditsProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState<Side | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  function decide() {
    setIsAsked(true);
    if (chosen === 'mine') keepMine();
    if (chosen === 'theirs') takeTheirs();
  }

  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Compare
      </Button>
      <Dialog
        title="Two edits of this test"
        open={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Later</Button>
            <Button variant="primary" onClick={decide}>
              Keep the chosen one
            </Button>
          </>
        }
      >
        <p>
          {conflict.by} saved this test on {readerMoment(conflict.at)}. Nothing of yours is saved until you
          choose. The other edit is given up.
        </p>
        <ChoiceList
          name="which-edit"
          legend="Which one to keep"
          error={isAsked && !chosen ? 'Choose which one to keep' : undefined}
        >
          <ChoiceCard
            value="mine"
            title="You"
            detail={editFacts(mine)}
            checked={chosen === 'mine'}
            onChange={() => setChosen('mine')}
          />
          <ChoiceCard
            value="theirs"
            title={conflict.by}
            detail={editFacts(conflict.theirs)}
            checked={chosen === 'theirs'}
            onChange={() => setChosen('theirs')}
          />
        </ChoiceList>
      </Dialog>
    </>
  );
}
