import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { timeFrom } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface HeldSeatsProps {
  places: readonly WaitingPlace[];
  now: string;
}

/** Seats that are offered to whoever reads: they wait for nobody, so they are told before everything else. */
export const HeldSeats = ({ places, now }: HeldSeatsProps) =>
  places.map(
    ({ course: { _id, slug, title, venueTimezone: zone }, offer }) =>
      offer && (
        <Notice
          key={_id}
          tone="warning"
          className="mb-8"
          title={`A seat is held for you: ${title}`}
          action={
            <ButtonLink to={`/waiting-list/${slug}`} variant="primary">
              See your offer
            </ButtonLink>
          }
        >
          Until {timeFrom(now, { zone, instant: offer.endsAt })} {onClocksOf(zone)}.
        </Notice>
      ),
  );
