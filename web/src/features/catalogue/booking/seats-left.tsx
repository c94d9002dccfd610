import { Bar } from '#web/ui/instruments/bar.tsx';
import { Seats } from '#web/ui/instruments/seats.tsx';
import { CourseLamp } from '../course-lamp.tsx';
import { countText } from '../course-lists.ts';
import type { LiveSeats } from './use-live-seats.ts';

/** More ticks than this could not be told apart. */
const MOST_TICKS = 40;

/** '4 seats left' while one can have them, else why not. */
export const seatsText = ({ seatsLeft, isEnrollable, badge }: LiveSeats) => {
  if (seatsLeft <= 0) return 'Fully Booked';
  return isEnrollable ? `${countText(seatsLeft, 'seat')} left` : badge.label;
};

export function SeatsLeft({ seats }: { seats: LiveSeats }) {
  const { seatsLeft, seatsAvailable, isEnrollable, badge } = seats;
  const lamp = (
    <span aria-live="polite">
      <CourseLamp badge={badge}>{seatsText(seats)}</CourseLamp>
    </span>
  );
  // Seats that nobody can have are not counted out.
  if (!isEnrollable && seatsLeft > 0) return <div>{lamp}</div>;
  const taken = seatsAvailable - seatsLeft;
  const label = `${taken} of ${seatsAvailable} taken`;
  return (
    <div>
      <div className="mb-2 flex flex-wrap justify-between gap-x-3 text-sm">
        {lamp}
        <span className="num text-muted">{label}</span>
      </div>
      {seatsAvailable > MOST_TICKS ? (
        <Bar value={taken} total={seatsAvailable} label={label} />
      ) : (
        <Seats taken={taken} total={seatsAvailable} label={label} />
      )}
    </div>
  );
}
