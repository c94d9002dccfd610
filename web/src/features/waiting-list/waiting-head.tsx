import type { ReactNode } from 'react';
import type { WaitedCourse, WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { ordinal, timeFrom, timeIn } from '#web/lib/format.ts';
import { Countdown } from '#web/ui/instruments/countdown.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { Ruler } from '#web/ui/instruments/ruler.tsx';
import { whenAndWhere } from './waiting-words.ts';

interface WaitingHeadProps {
  course: WaitedCourse;
  place: WaitingPlace | null;
  now: string;
  /** Called when the offer is over. */
  onEnd: () => void;
}

/** The course, where its reader is in line and, of a seat that is held for them, for how long. */
export function WaitingHead({ course, place, now, onEnd }: WaitingHeadProps) {
  const offer = place?.offer ?? null;
  return (
    <header className="on-deep bg-deep py-(--s6) text-on-deep">
      <div className="wrap grid gap-8">
        <p className="num flex flex-wrap items-center justify-between gap-4 text-sm">
          <span className="text-on-deep-muted">
            Waiting list, {course.code}
            {place && `, you are ${ordinal(place.place)} of ${place.of}`}
          </span>
          {offer && <Lamp kind="in-progress">Held for you</Lamp>}
        </p>
        <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h1 dir="auto" className="max-w-[30ch] text-3xl tracking-display wrap-anywhere">
              {offer ? `A seat is free: ${course.title}` : course.title}
            </h1>
            <p className="num mt-3 max-w-[56ch] text-on-deep-muted">{whenAndWhere(course)}</p>
          </div>
          {offer && <TimeLeft {...{ course, now, onEnd }} endsAt={offer.endsAt} />}
          {place && !offer && <PlaceInLine place={place} />}
        </div>
        {offer && <OfferRuler {...{ course, now }} offer={offer} />}
      </div>
    </header>
  );
}

type TimeLeftProps = Pick<WaitingHeadProps, 'course' | 'now' | 'onEnd'> & { endsAt: string };

function TimeLeft({ course: { venueTimezone: zone }, now, endsAt, onEnd }: TimeLeftProps): ReactNode {
  return (
    <div>
      <p className="text-sm text-on-deep-muted">Time left</p>
      <Figure size="xl" className="my-1 block">
        <Countdown until={endsAt} now={now} isFigure onEnd={onEnd} />
      </Figure>
      <p className="num">
        until {timeFrom(now, { zone, instant: endsAt })} {onClocksOf(zone)}
      </p>
    </div>
  );
}

const PlaceInLine = ({ place: { place, of } }: { place: WaitingPlace }) => (
  <div aria-hidden="true">
    <p className="text-sm text-on-deep-muted">Place in line</p>
    <Figure size="xl" className="my-1 block">
      {place}
    </Figure>
    <p className="num">of {of}</p>
  </div>
);

type OfferRulerProps = Pick<WaitingHeadProps, 'course' | 'now'> & {
  offer: NonNullable<WaitingPlace['offer']>;
};

const QUARTERS = [0, 25, 50, 75, 100];

/** From the moment of the offer to its end, with now between them. */
function OfferRuler({ course: { venueTimezone: zone }, offer, now }: OfferRulerProps) {
  const [from, to] = [Date.parse(offer.offeredAt), Date.parse(offer.endsAt)];
  const passed = Math.round(((Date.parse(now) - from) / (to - from)) * 100);
  const timeAt = (at: number) => timeIn(zone, new Date(from + ((to - from) * at) / 100).toISOString());
  return (
    <Ruler
      label={`Offered at ${timeFrom(now, { zone, instant: offer.offeredAt })}, held until ${timeFrom(now, { zone, instant: offer.endsAt })}.`}
      divisions={Math.max(1, Math.round((to - from) / 3_600_000))}
      marks={[
        ...QUARTERS.map((at) => ({
          at,
          below: <span className={at % 50 === 0 ? '' : 'max-md:hidden'}>{timeAt(at)}</span>,
        })),
        // Beside a quarter, where it would lie upon one.
        { at: Math.min(99, Math.max(1, QUARTERS.includes(passed) ? passed + 0.5 : passed)), needle: true },
      ]}
    />
  );
}
