import type { FireDrillView } from '#contracts/site/admin-fire-drill.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { outcomeOf, stateWords } from './drill-words.ts';

/** One line each, newest first. */
export function EarlierDrills({ drills }: { drills: readonly FireDrillView[] }) {
  return (
    <ul className="grid">
      {drills.map((drill) => {
        const { label, lamp } = stateWords[drill.state];
        return (
          <li
            key={drill._id}
            className="grid items-start gap-x-6 gap-y-1 border-b border-hairline px-5 py-3.5 last:border-b-0 md:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <Lamp kind={lamp}>{label}</Lamp>
            <p className="text-md wrap-anywhere">{outcomeOf(drill)}</p>
            <p className="text-sm text-muted">
              <time dateTime={drill.requestedAt}>{officeMoment(drill.requestedAt)}</time>, {drill.requestedBy}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
