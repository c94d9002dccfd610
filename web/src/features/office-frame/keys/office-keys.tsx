import { ArrowDown, ArrowUp, Keyboard } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLetterKeys } from '#web/lib/remembered.ts';
import { pressRowKey } from '#web/lists/row-keys.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { KeyRow } from '#web/ui/overlays/keys-sheet.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';

const KeysSheet = lazy(async () => ({
  default: (await import('#web/ui/overlays/keys-sheet.tsx')).KeysSheet,
}));

const ROWS: readonly KeyRow[] = [
  {
    keys: ['J', <ArrowDown key="down" aria-label="Down arrow" />],
    act: 'Next row; J also goes to the first',
  },
  { keys: ['K', <ArrowUp key="up" aria-label="Up arrow" />], act: 'Row before' },
  { keys: ['O', 'Enter'], act: 'Open the row' },
  { keys: ['X'], act: 'Choose the row, or not' },
];
const PAGES: readonly KeyRow[] = [
  { keys: ['/'], act: 'Search the list' },
  { keys: ['Ctrl', 'K'], act: 'Find everything' },
  { keys: ['?'], act: 'This sheet' },
];

/** The keys of every list of the office, and the button that says which there are. */
export function OfficeKeys() {
  const [isOpen, setIsOpen] = useState(false);
  const letters = useLetterKeys('office-keys');
  const hasScript = useHasScript();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (pressRowKey(event, letters.areOn, () => setIsOpen(true))) event.preventDefault();
  });
  // A row is reached from wherever the focus is, so the keys are those of the whole page.
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);

  return (
    <>
      {hasScript && (
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          aria-label="Keys"
          onClick={() => setIsOpen(true)}
          className="max-lg:hidden"
        >
          <Keyboard />
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <KeysSheet open close={() => setIsOpen(false)} columns={[ROWS, PAGES]} letters={letters}>
            Keys rest while you write.
          </KeysSheet>
        </Suspense>
      )}
    </>
  );
}
