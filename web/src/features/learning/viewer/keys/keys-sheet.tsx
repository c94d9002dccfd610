import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface KeysSheetProps {
  open: boolean;
  close: () => void;
  hasNotes: boolean;
  letters: { areOn: boolean; turn: (on: boolean) => void };
}

const MOVES: readonly Row[] = [
  { keys: ['Space'], act: 'Play, pause' },
  {
    keys: [
      <ArrowLeft key="left" aria-label="Left arrow" />,
      <ArrowRight key="right" aria-label="Right arrow" />,
    ],
    act: 'Slide before, after',
  },
  { keys: ['J', 'L'], act: 'Sentence back, on' },
  { keys: ['S', 'Shift S'], act: 'Faster, slower' },
  { keys: ['+', '−'], act: 'Zoom, 70 to 150%' },
];
const NOTES: readonly Row[] = [
  { keys: ['N'], act: 'New note here' },
  { keys: ['B'], act: 'Bookmark' },
];
const OPENS: readonly Row[] = [
  { keys: ['C'], act: 'Contents' },
  { keys: ['T'], act: 'Script' },
  { keys: ['?'], act: 'This sheet' },
];

type Row = { keys: readonly ReactNode[]; act: string };

/** Every key of the viewer. */
export const KeysSheet = ({ open, close, hasNotes, letters }: KeysSheetProps) => (
  <Dialog title="Keys" width="lg" open={open} onOpenChange={(isOpen) => !isOpen && close()}>
    <div className="keys-sheet">
      <KeyList rows={MOVES} />
      <KeyList rows={hasNotes ? [...NOTES, ...OPENS] : OPENS} />
    </div>
    <p className="text-xs text-muted">
      Keys rest while you write. On a phone, swipe for the slide before and after.
    </p>
    <Checkbox
      name="letters"
      label="Use single letters and signs as keys"
      checked={letters.areOn}
      onChange={(event) => letters.turn(event.target.checked)}
    />
  </Dialog>
);

const KeyList = ({ rows }: { rows: readonly Row[] }) => (
  <dl>
    {rows.map(({ keys, act }) => (
      <div key={act}>
        <dt>
          {keys.map((key, index) => (
            <kbd key={typeof key === 'string' ? key : `${index}`}>{key}</kbd>
          ))}
        </dt>
        <dd>{act}</dd>
      </div>
    ))}
  </dl>
);
