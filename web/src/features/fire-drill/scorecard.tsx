import type { FireDrillView } from '#contracts/site/admin-fire-drill.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { checkedIn } from './drill-words.ts';

const row =
  'grid items-start gap-x-6 gap-y-1 border-b border-hairline px-5 py-3.5 last:border-b-0 md:grid-cols-[9rem_minmax(0,1fr)]';

/** Every misbehaviour that was played, and the books after all of them. What did not hold says what was found instead. */
export function Scorecard({ drill }: { drill: FireDrillView }) {
  return (
    <ul className="grid">
      {drill.results.map(({ name, happens, holds, amiss }) => (
        <li key={name} className={row}>
          <Verdict isHeld={amiss.length === 0} held="Held" amiss="Did not hold" />
          <div className="grid min-w-0 gap-1">
            <p className="text-md">{happens}.</p>
            <p className="text-xs text-muted">Must hold: {holds}.</p>
            {amiss.map(({ what, expected, found }) => (
              <p key={`${what} ${expected} ${found}`} className="text-sm wrap-anywhere text-danger">
                {what}: expected {expected}, found {found}
              </p>
            ))}
          </div>
        </li>
      ))}
      {drill.books && (
        <li className={row}>
          <Verdict isHeld={drill.books.problems.length === 0} held="Verified" amiss="Wrong" />
          <div className="grid min-w-0 gap-1">
            <p className="text-md">The books afterwards, and what the gateway holds.</p>
            <p className="text-xs text-muted">Checked {checkedIn(drill.books.checked)}.</p>
            {drill.books.problems.map((problem) => (
              <p key={problem} className="text-sm wrap-anywhere text-danger">
                {problem}
              </p>
            ))}
          </div>
        </li>
      )}
    </ul>
  );
}

function Verdict({ isHeld, held, amiss }: { isHeld: boolean; held: string; amiss: string }) {
  return (
    <Lamp kind={isHeld ? 'completed' : 'cancelled'} className={isHeld ? undefined : 'text-danger'}>
      {isHeld ? held : amiss}
    </Lamp>
  );
}
