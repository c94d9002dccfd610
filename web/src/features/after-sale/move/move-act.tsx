import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import type { OtherDate } from '#contracts/after-sale/move-line.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { failureOf } from '#web/forms/submission.ts';
import { MoveFigures } from './move-figures.tsx';
import { MovePanel } from './move-panel.tsx';
import { PendingFigures, PendingMove } from './pending-move.tsx';

export interface Moving {
  change: LineChangeView | null;
  dates: OtherDate[];
  /** As the address says it. */
  chosenId: string | null;
  refusal: string | null;
}

interface MoveActProps {
  moving: Moving;
  options: LineOptions;
  now: string;
  idempotencyKey: string;
  actionData: unknown;
}

const chosenOf = ({ dates, chosenId }: Moving): OtherDate | undefined =>
  dates.find(({ course }) => course._id === chosenId) ?? dates[0];

/** Another date for a course, or what waits for its payment. */
export function MoveAct({ moving, options, now, idempotencyKey, actionData }: MoveActProps) {
  const { change, dates, refusal } = moving;
  if (change?.state === 'pending' && change.kind === 'move')
    return (
      <PendingMove
        change={change}
        now={now}
        idempotencyKey={idempotencyKey}
        failureOf={(intent) => failureOf(actionData, intent)}
      />
    );
  const waits = change?.state === 'pending';
  return (
    <MovePanel
      reference={options.reference}
      dates={dates}
      chosen={chosenOf(moving)}
      refusal={waits ? ANOTHER : refusal}
      courseTo={coursePage(options.course)}
      failure={failureOf(actionData, 'move')}
      idempotencyKey={idempotencyKey}
    />
  );
}

const ANOTHER = 'Another change of this course waits already. Please finish it, or give it up, before.';

/** What it comes to. */
export function MoveAside({ moving, options }: Pick<MoveActProps, 'moving' | 'options'>) {
  const { change } = moving;
  if (change?.state === 'pending') return change.kind === 'move' ? <PendingFigures change={change} /> : null;
  const chosen = chosenOf(moving);
  return chosen ? <MoveFigures options={options} chosen={chosen} /> : null;
}
