import type { LiveDetail, LiveSessionView } from '#contracts/courses/course-detail.ts';
import { cityOfZone } from '#domain/time/zone-words.ts';
import { longDay, weekdayOf } from '#web/lib/format.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { DetailSection } from '#web/ui/layout/detail-section.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { hoursElsewhere } from './zone-times.ts';

/** Each session of a live course, in the zone of the course and, once a script knows it, in the reader's. */
export function CourseSessions({ course }: { course: LiveDetail }) {
  const { sessions, schedule } = course;
  const zone = schedule.venueTimezone;
  const hasScript = useHasScript();
  const own = hasScript ? Intl.DateTimeFormat().resolvedOptions().timeZone : zone;
  return (
    <DetailSection id="sessions" title="Sessions">
      <p className="mb-4 max-w-[64ch] text-md text-muted">
        Hours are those of {cityOfZone(zone)}
        {own !== zone && `; below them stands your own clock, ${cityOfZone(own)}`}.
      </p>
      {sessions.length === 0 ? (
        <p>The sessions are announced later.</p>
      ) : (
        <ol className="border-b border-hairline">
          {sessions.map((session) => (
            <Session key={session.number} {...{ session, zone, own }} />
          ))}
        </ol>
      )}
    </DetailSection>
  );
}

interface SessionProps {
  session: LiveSessionView;
  zone: string;
  /** The reader's zone. */
  own: string;
}

function Session({ session, zone, own }: SessionProps) {
  const { number, title, date, startTime, endTime, isCancelled } = session;
  const when = `${weekdayOf(date)}, ${longDay(date)}, ${startTime}–${endTime} in ${cityOfZone(zone)}`;
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-hairline py-4 md:grid-cols-[56px_minmax(0,1fr)_auto]">
      <Figure size="sm" className="text-deep">
        {number}
      </Figure>
      <div className="min-w-0">
        <h3 dir="auto" className="text-lg leading-6.5 wrap-anywhere">
          {title || `Session ${number}`}
        </h3>
        <p className="num text-md">{isCancelled ? <s>{when}</s> : when}</p>
        {own !== zone && !isCancelled && (
          <p className="num text-md text-muted">
            {hoursElsewhere(session, own)} in {cityOfZone(own)}
          </p>
        )}
      </div>
      {isCancelled && (
        <span className="text-sm max-md:col-start-2">
          <Lamp kind="cancelled">Cancelled</Lamp>
        </span>
      )}
    </li>
  );
}
