import { cityOfZone } from '#domain/time/zone-words.ts';
import { longDay } from '#web/lib/format.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { LivePage, ShownSession } from '../live-page.ts';
import { RecordingPlayer } from './recording-player.tsx';
import { usePosition } from './use-position.ts';

interface RecordingProps {
  page: LivePage;
  session: ShownSession;
  recording: NonNullable<ShownSession['recording']>;
}

/** What was recorded of a session, to be seen again until its last day. */
export function Recording({ page: { course, role }, session, recording }: RecordingProps) {
  const { until, film } = recording;
  const keep = usePosition({ courseId: course.slug, sessionId: session.sessionId });
  const last = until && `the end of ${longDay(until)} in ${cityOfZone(course.zone)}`;
  return (
    <Section
      title="Recording"
      intro={
        film && (
          <div className="num grid gap-2">
            <p>
              {last ? `Until ${last}.` : 'Only staff can see it now.'} Not for download: patients may be
              shown.
            </p>
            <p>Watching it does not count as attendance.</p>
          </div>
        )
      }
    >
      {film ? (
        <RecordingPlayer
          key={film.path}
          film={film}
          name={session.title || course.title}
          onPlayed={role === 'stranger' ? undefined : keep}
        />
      ) : (
        <EmptyState title="The recording can no longer be seen" level={3}>
          {`It could be seen until ${last}.`}
        </EmptyState>
      )}
    </Section>
  );
}
