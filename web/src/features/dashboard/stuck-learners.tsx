import { Link } from 'react-router';
import type { ListedLearner } from '#contracts/learning/admin-learners.ts';
import { LEARNERS, ORDERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ProgressBar } from '#web/ui/instruments/progress-bar.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

export interface StuckLearnersProps {
  counts: { learning: number; stuck: number };
  stuck: readonly ListedLearner[];
}

/** Who has begun a self-paced course and stopped. */
export function StuckLearners({ counts, stuck }: StuckLearnersProps) {
  return (
    <Sheet
      title="Who is stuck?"
      actions={
        <TextLink to={`${LEARNERS}?state=stuck`} className="num text-sm">
          All {counts.stuck}
        </TextLink>
      }
    >
      {stuck.length > 0 ? (
        <ul className="-my-2 grid">
          {stuck.map(({ _id, name, courseCode, percentageComplete, lastAccessedDate, orderReference }) => (
            <li key={_id} className="border-b border-hairline last:border-b-0">
              <Link
                to={`${ORDERS}/${orderReference}`}
                className="num grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-2.5 no-underline hover:underline"
              >
                <span className="wrap-anywhere">
                  <bdi>{name}</bdi> <span className="text-muted">{courseCode}</span>
                </span>
                <span>{percentageComplete ?? 0}%</span>
                <span className="col-span-2 grid gap-1.5">
                  <ProgressBar percent={percentageComplete ?? 0} label={`Progress of ${name}`} />
                  <span className="text-xs text-muted">
                    {lastAccessedDate ? `last seen ${officeMoment(lastAccessedDate)}` : 'never seen'}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Nobody who has begun has been away for two weeks.</p>
      )}
    </Sheet>
  );
}
