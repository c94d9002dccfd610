import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { momentIn, ordinal } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';

interface WaitingBoxProps {
  course: Pick<CourseDetail, 'slug' | 'waitlist'>;
  /** The reader's own, once it is known. */
  waiting: WaitingPlace | null;
}

export const waitingPath = (slug: string) => `/waiting-list/${slug}`;

/**
 * The way to the waiting list of a full course; who is in it reads where. The box keeps the size that everybody's page
 * has, so that nothing moves when it turns out who is reading.
 */
export function WaitingBox({ course: { slug, waitlist }, waiting }: WaitingBoxProps) {
  return (
    <div className="grid *:col-start-1 *:row-start-1 *:min-w-0">
      <div className={`grid content-between gap-3 ${waiting ? 'invisible' : ''}`}>
        <p className="text-sm text-muted">
          This course has a waiting list:{' '}
          {waitlist.autoNotifyOnAvailability
            ? 'a seat that comes free is offered to the first in line.'
            : 'the course office offers seats that come free.'}
        </p>
        <ButtonLink to={waitingPath(slug)} wide>
          Join the waiting list
        </ButtonLink>
      </div>
      {waiting && (
        <div className="grid content-between gap-3">
          <p className="num text-sm font-strong">{wordsOf(waiting)}</p>
          <ButtonLink to={waitingPath(slug)} wide variant={waiting.offer ? 'primary' : 'outline'}>
            {waiting.offer ? 'See your offer' : 'See your place'}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

const wordsOf = ({ offer, isPaying, place, of, course }: WaitingPlace) => {
  if (offer) return `A seat is held for you until ${momentIn(course.venueTimezone, offer.endsAt)}.`;
  if (isPaying) return 'Your order has taken the seat that was offered to you.';
  return `You are ${ordinal(place)} of ${of} on the waiting list.`;
};
