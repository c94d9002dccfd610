import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { dayIn, longDay, ordinal, timeFrom } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { whenAndWhere } from './waiting-words.ts';

interface WaitingRowsProps {
  places: readonly WaitingPlace[];
  now: string;
}

/** The courses that somebody waits for; a seat that is held cannot wait and goes first. */
export function WaitingRows({ places, now }: WaitingRowsProps) {
  const held = places.filter(({ offer }) => offer);
  const others = places.filter(({ offer }) => !offer);
  return (
    <ol className="border-t border-hairline">
      {[...held, ...others].map((place) => (
        <WaitingRow key={place.course._id} {...{ place, now }} />
      ))}
    </ol>
  );
}

type WaitingRowProps = { place: WaitingPlace; now: string };

function WaitingRow({ place, now }: WaitingRowProps) {
  const { course, joinedAt, offer } = place;
  const { slug, title, code, venueTimezone } = course;
  const path = `/waiting-list/${slug}`;
  return (
    <li className="grid gap-x-(--gutter) gap-y-3 border-b border-hairline py-5 md:grid-cols-[minmax(0,1fr)_240px_164px] md:items-start">
      <div className="min-w-0">
        <TextLink
          to={path}
          look="quiet"
          dir="auto"
          className="inline-block text-lg leading-6 font-title wrap-anywhere"
        >
          {title}
        </TextLink>
        <p className="num mt-1 text-sm text-muted">{whenAndWhere(course)}</p>
        <p className="num text-sm text-muted">
          {code}, on the list since {longDay(dayIn(venueTimezone, joinedAt))}
        </p>
      </div>
      <StandingLamp {...{ place, now }} />
      <div className="md:text-end">
        <ButtonLink
          size="sm"
          to={path}
          variant={offer ? 'primary' : 'outline'}
          aria-label={offer ? `See your offer of ${title}` : `See your place in line for ${title}`}
        >
          {offer ? 'See your offer' : 'See your place'}
        </ButtonLink>
      </div>
    </li>
  );
}

function StandingLamp({ place: { course, offer, isPaying, place, of }, now }: WaitingRowProps) {
  const zone = course.venueTimezone;
  if (offer)
    return (
      <Lamp kind="in-progress" className="h-fit">
        Held until {timeFrom(now, { zone, instant: offer.endsAt })} {onClocksOf(zone)}
      </Lamp>
    );
  if (isPaying)
    return (
      <Lamp kind="limited" className="h-fit">
        Your order waits for its payment
      </Lamp>
    );
  return (
    <p className="num">
      {ordinal(place)} of {of}
    </p>
  );
}
