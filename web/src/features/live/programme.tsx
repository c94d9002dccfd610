import { sessionsPage } from '#contracts/courses/course-pages.ts';
import { counted, timeIn } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { LivePage, Moment, ShownSession } from './live-page.ts';
import { dayText, hoursText } from './live-words.ts';

const row = 'num grid gap-x-6 border-b border-hairline py-3 text-md md:grid-cols-[88px_minmax(0,1fr)_auto]';
const beside = 'max-md:grid-cols-[56px_minmax(0,1fr)] max-md:[&>:last-child]:col-start-2';

type On = { moment: Pick<Moment, 'zone'> };

/** What happens when, by the reader’s clock. */
export function Programme({ session, moment: { zone } }: On & { session: ShownSession }) {
  if (session.programme.length === 0) return null;
  return (
    <Section title="Program">
      <ol className="grid">
        {session.programme.map(({ at, title, minutes }) => (
          <li key={`${at} ${title}`} className={cx(row, beside)}>
            <span className="text-muted">{timeIn(zone, at)}</span>
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {title}
            </span>
            <span className="text-sm text-muted">{minutes > 0 && `${minutes} min`}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The sessions of a course that has several, with the one that is shown. */
export function SessionList({ page, moment: { zone } }: On & { page: LivePage }) {
  const { sessions, session, course } = page;
  if (sessions.length < 2) return null;
  return (
    <Section title="Sessions" intro={`${counted(sessions.length, 'session')}, by your clock.`}>
      <ol className="grid">
        {sessions.map((one) => {
          const isShown = one.number === session?.number;
          return (
            <li key={one.number} aria-current={isShown ? 'true' : undefined} className={row}>
              <span className="text-muted">{`${one.number} of ${sessions.length}`}</span>
              <span className="min-w-0 wrap-anywhere">
                {isShown ? (
                  <strong>{one.title || 'Session'}</strong>
                ) : (
                  <TextLink to={sessionsPage(course.slug, one.number)}>
                    {one.title || `Session ${one.number}`}
                  </TextLink>
                )}
              </span>
              <span className="text-sm text-muted">
                {dayText(zone, one.startsAt)}, {hoursText(zone, one)}
                {one.isCancelled && ', cancelled'}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
