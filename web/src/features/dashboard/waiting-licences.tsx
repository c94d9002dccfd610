import { Link } from 'react-router';
import type { WaitingLicences as Waiting } from '#contracts/licences/waiting-licences.ts';
import { LICENCES } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

/** What their people wait for, and seats with them, the longest waiting first. Nothing where none waits. */
export function WaitingLicences({ waiting, oldest }: Waiting) {
  if (waiting === 0) return null;
  return (
    <Sheet
      title="Whose license waits?"
      actions={
        <TextLink to={LICENCES} className="num text-sm">
          All {waiting}
        </TextLink>
      }
    >
      <ul className="-my-2 grid">
        {oldest.map(({ _id, name, profession, handedInAt }) => (
          <li key={_id} className="border-b border-hairline last:border-b-0">
            <Link
              to={`${LICENCES}/${_id}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5 no-underline hover:underline"
            >
              <span className="wrap-anywhere">
                <bdi>{name}</bdi> <span className="text-muted">{profession}</span>
              </span>
              <span className="num text-muted">{officeMoment(handedInAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
