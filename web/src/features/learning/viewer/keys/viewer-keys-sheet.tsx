import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type KeyRow, KeysSheet } from '#web/ui/overlays/keys-sheet.tsx';

const MOVES: readonly KeyRow[] = [
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
const OPENS: readonly KeyRow[] = [
  { keys: ['N'], act: 'New note here' },
  { keys: ['B'], act: 'Bookmark' },
  { keys: ['C'], act: 'Contents' },
  { keys: ['T'], act: 'Script' },
  { keys: ['?'], act: 'This sheet' },
];

/** Every key of the viewer. */
export const ViewerKeysSheet = (sheet: Omit<ComponentProps<typeof KeysSheet>, 'columns' | 'children'>) => (
  <KeysSheet {...sheet} columns={[MOVES, OPENS]}>
    Keys rest while you write. On a phone, swipe for the slide before and after.
  </KeysSheet>
);
