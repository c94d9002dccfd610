import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { SearchField } from '#web/ui/controls/search-field.tsx';

/** What stands in a search box: what is typed, until the address says something else. */
function useTyped(asked: string) {
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  // Another view may come from elsewhere, as by the way back; a field that is remade would lose the cursor.
  if (known !== asked) {
    setKnown(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }
  return [typed, setTyped] as const;
}

/** Long enough to finish a word. */
const PAUSE_MS = 250;

interface SearchBoxProps extends Omit<ComponentProps<typeof SearchField>, 'value' | 'onChange' | 'name'> {
  /** The words that the address has. */
  asked: string;
  /** Asks by itself after a pause; else its form does. */
  live?: boolean;
}

export function SearchBox({ asked, live, ...field }: SearchBoxProps) {
  const [typed, setTyped] = useTyped(asked);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { form, value } = event.currentTarget;
    setTyped(value);
    if (!live) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => form?.requestSubmit(), PAUSE_MS);
  }

  /** Whoever asks by themselves is not asked for once more: by then they may be on their way to what they have found. */
  function forestall(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') clearTimeout(pause.current);
  }

  return (
    <SearchField
      {...field}
      name="q"
      maxLength={100}
      value={typed}
      onChange={type}
      onKeyDown={live ? forestall : undefined}
    />
  );
}
