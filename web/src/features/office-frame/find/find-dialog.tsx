import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { counted } from '#web/lib/format.ts';
import { FIND } from '#web/lib/office-paths.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Choices } from './choices.tsx';
import { sectionsOf } from './sections.ts';
import { useFound } from './use-found.ts';

export interface FindDialogProps {
  role: SessionUser['role'];
  /** It has closed, and the focus is where it was before. */
  onClose: () => void;
}

const openAtOnce = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};

/** Everything of the office from one field, by keyboard alone: the focus stays in the field, and a row is marked. */
export function FindDialog({ role, onClose }: FindDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState<string | null>(null);
  const q = typed.trim();
  const { groups, problem, isPending, tryAgain } = useFound(q);
  const { ways, found } = sectionsOf(role, q, groups);
  const sections = [ways, ...found].filter(({ choices }) => choices.length > 0);
  const all = sections.flatMap(({ choices }) => choices);
  const current = all.find(({ key }) => key === marked) ?? all[0];
  const idOf = (key: string) => `${listId}-${all.findIndex((one) => one.key === key)}`;

  const close = () => dialog.current?.close();
  function move(event: KeyboardEvent) {
    const here = current ? all.indexOf(current) : -1;
    const last = all.length - 1;
    const to = {
      ArrowDown: here === last ? 0 : here + 1,
      ArrowUp: here <= 0 ? last : here - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setMarked(all[to]?.key ?? null);
  }
  /** What is marked of an earlier answer is not what is typed now, so the page of all that is found opens instead. */
  function openMarked(event: SubmitEvent) {
    event.preventDefault();
    if (problem) return tryAgain();
    const isMeant = current && (!isPending || ways.choices.includes(current));
    if (isMeant) return document.getElementById(idOf(current.key))?.click();
    if (!isPending) return;
    close();
    navigate(`${FIND}?${new URLSearchParams({ q })}`);
  }
  function askAgain() {
    field.current?.focus();
    tryAgain();
  }
  function leave(event: MouseEvent) {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) close();
  }

  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        openAtOnce(element);
      }}
      aria-label="Find"
      onClose={onClose}
      {...{ closedby: 'any' }}
      className="staff m-auto mt-[max(16px,8dvh)] max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-160 flex-col rounded-sm bg-paper p-0 text-base text-ink shadow-overlay backdrop:bg-ink/45 open:flex"
    >
      <form
        action={FIND}
        onSubmit={openMarked}
        className="relative flex items-center border-b border-hairline"
      >
        <Search aria-hidden="true" className="pointer-events-none absolute start-4 size-5 text-muted" />
        <input
          ref={field}
          name="q"
          role="combobox"
          aria-label="Find"
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && idOf(current.key)}
          autoComplete="off"
          dir="auto"
          maxLength={100}
          placeholder="Name, email, number, course or page"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(null);
          }}
          onKeyDown={move}
          className="min-h-14 min-w-0 flex-1 bg-transparent ps-12 pe-2 focus-visible:outline-none"
        />
        <Button variant="ghost" iconOnly aria-label="Close" onClick={close} className="me-1.5">
          <X />
        </Button>
      </form>
      {problem ? (
        <Notice
          tone="danger"
          live
          className="m-4"
          action={
            <Button size="sm" onClick={askAgain}>
              Try again
            </Button>
          }
        >
          {problem}
        </Notice>
      ) : (
        <Told q={q} count={all.length} isPending={isPending} />
      )}
      <Choices {...{ listId, idOf, sections, current, isPending }} onChoose={leave} />
    </dialog>
  );
}

interface ToldProps {
  q: string;
  count: number;
  isPending: boolean;
}

/** Read out as soon as it is known; shown only where there is nothing else to see. */
function Told({ q, count, isPending }: ToldProps) {
  const isNothing = !isPending && count === 0;
  return (
    <p role="status" className={isNothing ? 'px-4 py-5 text-muted' : 'sr-only'}>
      {isPending ? '' : isNothing ? `Nothing found for “${q}”` : q && counted(count, 'choice', 'choices')}
    </p>
  );
}
