import { sessionsPage } from '#contracts/courses/course-pages.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { LivePage, Moment, ShownSession } from './live-page.ts';
import { dayText, hoursText } from './live-words.ts';

interface SessionChangeProps {
  page: LivePage;
  moment: Moment;
}

/** What became of the session while people waited for it. It is read out when it comes, without the page being loaded again. */
export function SessionChange({ page, moment }: SessionChangeProps) {
  const { session } = page;
  return (
    <div aria-live="polite">
      {session?.isCancelled && <Cancelled page={page} moment={moment} reason={session.cancelReason} />}
      {session && !session.isCancelled && moment.state !== 'over' && (
        <Moved session={session} moment={moment} />
      )}
    </div>
  );
}

function Cancelled({ page, moment, reason }: SessionChangeProps & { reason: string }) {
  const next = page.sessions.find((one) => !one.isCancelled && Date.parse(one.endsAt) > moment.now);
  return (
    <Notice
      tone="warning"
      title="This session is cancelled"
      className="mb-8"
      action={
        next && <ButtonLink to={sessionsPage(page.course.slug, next.number)}>See the next session</ButtonLink>
      }
    >
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      {next && <p className="num">The next one is held on {dayText(moment.zone, next.startsAt)}.</p>}
    </Notice>
  );
}

function Moved({ session, moment: { zone } }: { session: ShownSession; moment: Moment }) {
  const { movedFrom } = session;
  if (!movedFrom) return null;
  const told = (hours: Pick<ShownSession, 'startsAt' | 'endsAt'>) =>
    `${dayText(zone, hours.startsAt)}, ${hoursText(zone, hours)}`;
  return (
    <Notice tone="warning" title="This session was moved" className="mb-8">
      <span className="num">
        Moved from {told(movedFrom)} to {told(session)} {onClocksOf(zone)}.
      </span>
    </Notice>
  );
}
