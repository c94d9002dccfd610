import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';

interface RowButtonsProps {
  /** Of the list; with the place it names the buttons, so that the cursor can follow a row that moved. */
  path: string;
  index: number;
  count: number;
  /** What a row is called: "Module 3". */
  name: string;
  move: (to: number) => void;
  /** Of rows that may go. */
  remove?: () => void;
}

/** Up, down and away; the cursor goes with the row, or to its neighbour when it is gone. */
export function RowButtons({ path, index, count, name, move, remove }: RowButtonsProps) {
  const act = (change: () => void, ...ids: string[]) => {
    flushSync(change);
    ids
      .map((id) => document.getElementById(id))
      .find((one) => one && !one.matches(':disabled'))
      ?.focus();
  };
  const id = (place: number, what: string) => `${path}.${place}-${what}`;
  const step = (to: number, way: 'up' | 'down', back: 'up' | 'down') => ({
    id: id(index, way),
    disabled: to < 0 || to >= count,
    onClick: () => act(() => move(to), id(to, way), id(to, back)),
  });
  return (
    <div className="flex flex-none">
      <Button
        {...step(index - 1, 'up', 'down')}
        {...{ variant: 'ghost', size: 'sm', iconOnly: true, 'aria-label': `Move ${name} up` }}
      >
        <ArrowUp />
      </Button>
      <Button
        {...step(index + 1, 'down', 'up')}
        {...{ variant: 'ghost', size: 'sm', iconOnly: true, 'aria-label': `Move ${name} down` }}
      >
        <ArrowDown />
      </Button>
      {remove && (
        <Button
          id={id(index, 'remove')}
          onClick={() => act(remove, id(Math.min(index, count - 2), 'remove'), `${path}-add`)}
          {...{ variant: 'ghost', size: 'sm', iconOnly: true, 'aria-label': `Remove ${name}` }}
        >
          <X />
        </Button>
      )}
    </div>
  );
}
