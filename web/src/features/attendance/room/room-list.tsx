import { Check, Circle } from 'lucide-react';
import { useState } from 'react';
import type { Attendant } from '#contracts/attendance/admin-attendance.ts';
import { timeIn } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { isHere } from '../attendance-words.ts';
import { MarkForm, type Noting } from '../list/mark-form.tsx';

interface RoomListProps {
  people: readonly Attendant[];
  sessionId: string;
  zone: string;
  /** Where a mark by hand goes where no script runs. */
  action: string;
  onNoted: Noting;
}

/** How many are here; who, only once somebody asks for the names: the screen may be on a wall. */
export function RoomList({ people, sessionId, zone, action, onNoted }: RoomListProps) {
  const [areShown, setShown] = useState(false);
  const here = people.filter(({ state }) => isHere(state)).length;
  return (
    <section aria-label="Who is here" className="grid content-start gap-5">
      <div className="flex items-end justify-between gap-4">
        <p className="flex items-end gap-4">
          <Figure size="lg">
            {here}
            <span className="text-on-deep-muted">/{people.length}</span>
          </Figure>
          <span className="pb-2">checked in</span>
        </p>
        <Button size="sm" variant="ghost" aria-pressed={areShown} onClick={() => setShown(!areShown)}>
          {areShown ? 'Hide names' : 'Show names'}
        </Button>
      </div>
      {areShown && (
        <ul className="grid border-t border-deep-line">
          {people.map((person) => (
            <Person key={person.enrolmentId} {...{ person, sessionId, zone, action, onNoted }} />
          ))}
        </ul>
      )}
      <p className="text-sm text-on-deep-muted">
        The code changes every 30 seconds: a photograph of it is too late. It goes on for an hour without a
        connection, and whom you mark meanwhile is kept on this device.
      </p>
    </section>
  );
}

interface PersonProps extends Omit<RoomListProps, 'people'> {
  person: Attendant;
}

function Person({ person, sessionId, zone, action, onNoted }: PersonProps) {
  const { name, state, arrivedAt } = person;
  const isIn = isHere(state);
  const Icon = isIn ? Check : Circle;
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-deep-line">
      <Icon aria-hidden="true" className="size-4 flex-none" />
      <bdi className="min-w-0 flex-1">{name}</bdi>
      {isIn ? (
        <span className="num">{arrivedAt && timeIn(zone, arrivedAt)}</span>
      ) : (
        <MarkForm kind="present" {...{ person, sessionId, action, onNoted }}>
          <Button type="submit" size="sm" variant="ghost" aria-label={`Mark here: ${name}`}>
            Mark here
          </Button>
        </MarkForm>
      )}
    </li>
  );
}
