import type { RetentionRun } from '#contracts/people/admin-retention.ts';
import { KEPT_BY_LAW, RETENTION } from '#domain/privacy/retention.ts';
import { counted } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { RETENTION_WORDS as words } from './retention-words.ts';

/** What no rule reaches, and why. */
export const KeptByLaw = () => (
  <Sheet title="What stays">
    <div className="grid gap-4 text-sm">
      <ul className="grid gap-3">
        {KEPT_BY_LAW.map(({ what, why }) => (
          <li key={what}>
            {what}
            <span className="block text-muted">{why}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">{words.byItself}</p>
    </div>
  </Sheet>
);

export const Runs = ({ runs }: { runs: readonly RetentionRun[] }) => (
  <Sheet title="Runs">
    {runs.length === 0 && <p className="text-sm text-muted">{words.noRuns}</p>}
    <ul className="grid gap-3 text-sm">
      {runs.map(({ _id, name, rows, warned, startedAt, endedAt, by }) => (
        <li key={_id}>
          {RETENTION[name].what}
          <span className="num block text-muted">
            {officeMoment(startedAt)}, {by === '' ? 'by itself' : `by ${by}`}: {counted(rows, 'row')}
            {warned > 0 && `, ${warned} warned`}
            {endedAt ? '' : ' so far'}
          </span>
        </li>
      ))}
    </ul>
  </Sheet>
);
