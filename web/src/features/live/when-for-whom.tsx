import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Spans } from '#web/ui/instruments/spans.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import type { ShownSession } from './live-page.ts';
import { type ZoneDay, zoneDays } from './zone-days.ts';

interface WhenForWhomProps {
  session: ShownSession;
  zones: { own: string | null; organizer: string; others: readonly string[] };
  /** The caller’s own entries for a calendar; null where there are none for them. */
  calendar: string | null;
  children?: ReactNode;
}

const SHIFTS = { before: 'the day before', same: '', after: 'the day after' };

const placesOf = ({ places, isOwn }: ZoneDay) => (isOwn ? `${places}, your time` : places);

/** The session as a bar within the day of each place. */
export function WhenForWhom({ session, zones, calendar, children }: WhenForWhomProps) {
  const days = zoneDays(session, zones);
  return (
    <Section title="When it is for whom" intro="The bar is the session within that place’s day.">
      <ul className="grid">
        {days.map((day) => (
          <li
            key={day.places}
            className={cx(
              'num grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-hairline py-1.5 text-md md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)_minmax(8ch,auto)]',
              day.isOwn && 'font-strong',
            )}
          >
            <span className="min-w-0">{placesOf(day)}</span>
            <span className="text-end md:order-last">
              {day.time}
              {day.dayShift !== 'same' && (
                <span className="block text-xs text-muted">{SHIFTS[day.dayShift]}</span>
              )}
            </span>
            <span className="max-md:col-span-2">
              <Spans
                label={`From ${day.time} in ${day.places} ${SHIFTS[day.dayShift]}`.trim()}
                spans={[day]}
                divisions={24}
                major={4}
                quiet={!day.isOwn}
              />
            </span>
          </li>
        ))}
      </ul>
      {calendar && (
        <ButtonLink to={calendar} reloadDocument className="mt-5">
          <CalendarPlus aria-hidden="true" className="size-5" />
          Calendar file
        </ButtonLink>
      )}
      {children}
    </Section>
  );
}
