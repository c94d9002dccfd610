import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '#contracts/course-builder/draft.ts';
import { idsOf, type Outline } from '#domain/course-builder/outline.ts';
import type { DraftDesk } from '../desk/draft-desk.ts';
import { dragRow } from './drag-row.ts';
import { Lifting } from './lifting.ts';
import type { OutlineView } from './module-block.tsx';
import { movedSince } from './outline-changes.ts';
import { type OutlinePage, OutlineTools } from './outline-tools.ts';
import { keyOf, placeKey, type Thing } from './places.ts';
import { focusRow, STAGE_ID, showRow, stepFrom, thingOf } from './rows.ts';

export interface OutlineProps {
  desk: DraftDesk;
  draft: Pick<Draft, 'course' | 'publishedOutline'>;
  selected: string | null;
  naming: OutlineNaming;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** What is done with the rows of an outline, and whose name or details are open. */
export function useOutlineTools(desk: DraftDesk, select: OutlinePage['select']) {
  const [renaming, rename] = useState<string | null>(null);
  const [opened, open] = useState<Thing | null>(null);
  const tools = useMemo(() => new OutlineTools({ desk, select, rename, open }), [desk, select]);
  return { tools, renaming, opened, close: () => open(null) };
}
export type OutlineNaming = ReturnType<typeof useOutlineTools>;

/** What goes on in the outline: which row the cursor is at, what is lifted, named or opened. */
export function useOutline({ desk, draft, selected, naming }: OutlineProps, outline: Outline) {
  const { tools, renaming } = naming;
  const list = useRef<HTMLOListElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const lifting = useMemo(
    () => new Lifting({ outline: () => desk.getState().outline, titleOf: tools.titleOf, act: desk.act }),
    [desk, tools],
  );
  const { lift, words } = useSyncExternalStore(lifting.subscribe, lifting.getState, lifting.getState);
  const { publishedOutline } = draft;
  const moved = useMemo(() => movedSince(publishedOutline, outline), [publishedOutline, outline]);
  const published = useMemo(() => publishedOutline && new Set(idsOf(publishedOutline)), [publishedOutline]);

  // How far the list is scrolled is known to the document alone; a link may lead to a slide far down.
  useEffect(() => showRow(list.current, `slide:${selected}`), [selected]);

  const first = outline.modules[0];
  const view: OutlineView = {
    desk,
    moved,
    published,
    selected,
    active: active ?? (selected ? `slide:${selected}` : `module:${first?.moduleId}`),
    lifted: lift && keyOf(lift.thing),
    landing: lift && placeKey(lift.place),
    renaming,
    tools,
  };
  return {
    list,
    ghost,
    view,
    dragged: lift?.isDragged ? tools.titleOf(lift.thing) : null,
    words,
    handlers: handlersOf({ lifting, list, ghost, setActive, rename: tools.begin }),
  };
}

interface Handled {
  lifting: Lifting;
  list: { current: HTMLElement | null };
  ghost: { current: HTMLElement | null };
  setActive: (key: string) => void;
  rename: (thing: Thing) => void;
}

/** Where all is one column, what was chosen stands above the outline. */
function showStage() {
  const stage = document.getElementById(STAGE_ID);
  if (stage && stage.getBoundingClientRect().top < 0) stage.scrollIntoView();
}

/** One for all rows, so that none of them is drawn anew for theirs. */
function handlersOf({ lifting, list, ghost, setActive, rename }: Handled) {
  const gripOf = ({ target }: { target: EventTarget }) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null;
  /** The row may become another one, in another part: the cursor goes with it. */
  function drop() {
    const dropped = flushSync(() => lifting.drop());
    if (dropped) focusRow(list.current, keyOf(dropped));
  }
  function stepBy(step: number) {
    flushSync(() => lifting.step(step));
    list.current?.querySelector('[data-landing]')?.scrollIntoView({ block: 'nearest' });
  }
  function keyOn(event: KeyboardEvent, from: Element) {
    const step = STEPS[event.key];
    const { lift } = lifting.getState();
    const thing = thingOf(from);
    if (lift && event.key === 'Escape') lifting.putBack();
    else if (lift && step) stepBy(step);
    else if (step && list.current) stepFrom(list.current, from, step);
    else if (event.key === 'F2' && thing) rename(thing);
    else return;
    event.preventDefault();
  }
  return {
    onFocus: ({ target }: FocusEvent) => {
      const thing = thingOf(target);
      if (thing) setActive(keyOf(thing));
    },
    onBlur: () => {
      const { lift } = lifting.getState();
      if (lift && !lift.isDragged) lifting.putBack();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = event.target instanceof Element && event.target.closest('[data-grip], [data-name]');
      if (from) keyOn(event, from);
    },
    // A press of a pointer counts its clicks; keys and what reads the page aloud press without any.
    onClick: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[data-name]')) showStage();
      const thing = event.detail === 0 ? thingOf(gripOf(event)) : null;
      if (!thing) return;
      if (lifting.getState().lift) drop();
      else lifting.raise(thing, false);
    },
    onPointerDown: (event: PointerEvent) => {
      const grip = event.button === 0 ? gripOf(event) : null;
      if (grip && list.current)
        dragRow(event.nativeEvent, grip, {
          lifting,
          list: list.current,
          ghost: () => ghost.current,
          dropped: drop,
        });
    },
  };
}
