import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { cx } from '#web/ui/cx.ts';
import type { Choice, Section } from './sections.ts';

interface ChoicesProps {
  listId: string;
  idOf: (key: string) => string;
  sections: readonly Section[];
  current: Choice | undefined;
  /** Some of it is of what was typed before. */
  isPending: boolean;
  onChoose: (event: MouseEvent) => void;
}

const showMarked = (row: HTMLElement | null) => row?.scrollIntoView?.({ block: 'nearest' });

/** Links that are marked from the field above; a mouse, or a finger, follows them as any link. */
export function Choices({ listId, idOf, sections, current, isPending, onChoose }: ChoicesProps) {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Choices"
      aria-busy={isPending}
      tabIndex={-1}
      className="overflow-y-auto overscroll-contain py-1 empty:hidden"
    >
      {sections.map(({ heading, choices }) => (
        <fieldset key={heading} aria-label={heading} className="min-w-0 py-1">
          <div aria-hidden="true" className="px-4 pt-1 pb-0.5 text-xs text-muted">
            {heading}
          </div>
          {choices.map((choice) => (
            <Link
              key={choice.key}
              id={idOf(choice.key)}
              role="option"
              aria-selected={choice === current}
              tabIndex={-1}
              to={choice.to}
              ref={choice === current ? showMarked : undefined}
              onClick={onChoose}
              className={cx(
                'grid min-h-11 content-center gap-x-3 px-4 py-1.5 text-sm leading-5 no-underline hover:bg-mist',
                choice === current && 'bg-celadon hover:bg-celadon',
              )}
            >
              <span className="font-strong break-words">{choice.title}</span>
              {choice.detail && <span className="text-xs break-words text-muted">{choice.detail}</span>}
            </Link>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
