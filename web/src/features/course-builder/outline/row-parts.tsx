import { GripVertical } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Menu, MenuButton } from '#web/ui/overlays/menu.tsx';
import type { OutlineTools } from './outline-tools.ts';
import { GRIP_HINT_ID } from './outline-words.ts';
import { keyOf, type Thing } from './places.ts';

export const ROW =
  'group relative flex min-h-8 items-center gap-1 ps-1 pe-2 text-sm max-md:min-h-11 pointer-coarse:min-h-11';

/** Where something that is lifted would land. */
export function LandingLine() {
  return (
    <span
      data-landing
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-3 -top-px z-10 h-0.5 bg-deep before:absolute before:-start-1 before:-top-0.75 before:size-2 before:rounded-full before:border-2 before:border-deep before:bg-paper"
    />
  );
}

interface GripProps {
  label: string;
  isActive: boolean;
  isLifted: boolean;
}

export function Grip({ label, isActive, isLifted }: GripProps) {
  return (
    <button
      type="button"
      data-grip
      tabIndex={isActive ? 0 : -1}
      aria-label={`Move ${label}`}
      aria-describedby={GRIP_HINT_ID}
      aria-pressed={isLifted}
      className="grid w-6 flex-none cursor-grab touch-none place-items-center self-stretch text-control hover:text-ink focus-visible:-outline-offset-2 max-md:w-9 pointer-coarse:w-9"
    >
      <GripVertical className="size-4" />
    </button>
  );
}

interface NameFieldProps {
  label: string;
  title: string;
  done: (typed: string) => void;
  cancel: () => void;
}

const begin = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** A name in its row, while it is typed: Enter and leaving keep it, Escape does not. The cursor stays on the row. */
export function NameField({ label, title, done, cancel }: NameFieldProps) {
  function end(field: HTMLInputElement, act: () => void) {
    const row = field.closest('[data-row]');
    flushSync(act);
    row?.querySelector<HTMLElement>('[data-name]')?.focus();
  }
  return (
    <input
      ref={begin}
      dir="auto"
      aria-label={label}
      defaultValue={title}
      maxLength={120}
      className="input min-h-7 min-w-0 flex-1 px-1.5 py-0 text-sm"
      onBlur={(event) => done(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const field = event.currentTarget;
        if (event.key === 'Enter') end(field, () => done(field.value));
        if (event.key === 'Escape') end(field, cancel);
      }}
    />
  );
}

interface RowMenuProps {
  thing: Thing;
  title: string;
  tools: OutlineTools;
  isActive: boolean;
  /** Opens what is said of a module, or asks for the section of a slide. */
  more?: { label: string; open: () => void };
}

export function RowMenu({ thing, title, tools, isActive, more }: RowMenuProps) {
  return (
    <Menu
      isLow
      tabIndex={isActive ? 0 : -1}
      id={`menu-${keyOf(thing).replace(':', '-')}`}
      label={`More for ${title}`}
    >
      <MenuButton onClick={() => tools.begin(thing)}>Rename</MenuButton>
      {more && <MenuButton onClick={more.open}>{more.label}</MenuButton>}
      <MenuButton onClick={() => tools.moveBy(thing, -1)}>Move up</MenuButton>
      <MenuButton onClick={() => tools.moveBy(thing, 1)}>Move down</MenuButton>
      <MenuButton danger onClick={() => tools.remove(thing)}>
        Remove
      </MenuButton>
    </Menu>
  );
}
