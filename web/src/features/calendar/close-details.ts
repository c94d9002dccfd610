import type { FocusEvent, KeyboardEvent } from 'react';

type Details = HTMLDetailsElement;

/** For what opens over the page: it closes when the reader turns away from it. Without a script it stays until pressed. */
export const closeWhenLeft = {
  onKeyDown(event: KeyboardEvent<Details>) {
    if (event.key !== 'Escape' || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  },
  onBlur(event: FocusEvent<Details>) {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
  },
};
