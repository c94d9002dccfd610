import { Link } from 'react-router';
import type { participantEndpoints } from '#contracts/after-sale/participants.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { counted } from '#web/lib/format.ts';
import { whenText } from '../move/move-words.ts';

export type Run = AnswerOf<(typeof participantEndpoints)['adminListRuns']>['runs'][number];

interface RunChoiceProps {
  runs: readonly Run[];
  chosen: Run;
  /** As the address names them. */
  lines: string;
}

/** To which run they go; the address says it, so that the figures below are those of that run. */
export const RunChoice = ({ runs, chosen, lines }: RunChoiceProps) => (
  <ul aria-label="Runs" className="grid rounded-xs border border-control">
    {runs.map((run) => (
      <li key={run.course._id} className="grid not-first:border-t not-first:border-hairline">
        <Link
          to={`?lines=${lines}&to=${run.course._id}`}
          preventScrollReset
          aria-current={run === chosen}
          className="choice text-ink no-underline"
        >
          <span aria-hidden="true" data-on={run === chosen || undefined} className="choice-dot" />
          <span className="font-strong">{whenText(run.course)}</span>
          <span className="num font-strong max-md:col-start-2 md:text-end">
            {counted(run.seatsLeft, 'seat')} left
          </span>
          <span className="num col-start-2 text-sm text-muted">{run.course.code}</span>
        </Link>
      </li>
    ))}
  </ul>
);
