import { counted, timeIn } from '#web/lib/format.ts';
import { Spans } from '#web/ui/instruments/spans.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { LivePage, Moment, ShownSession } from './live-page.ts';
import { lengthOf, neededText } from './live-words.ts';

interface OwnAttendanceProps {
  page: LivePage;
  session: ShownSession;
  moment: Pick<Moment, 'zone'>;
}

const FIVE_MINUTES = 5;
const EVERY_HALF_HOUR = 30;

/** When the reader was in, on the session’s own ruler, and in words. */
export function OwnAttendance({ page, session, moment: { zone } }: OwnAttendanceProps) {
  const { facts, course } = page;
  const [start, end] = [Date.parse(session.startsAt), Date.parse(session.endsAt)];
  const shareOf = (instant: string) => (100 * (Date.parse(instant) - start)) / (end - start);
  const words = session.presence.map((one) => ({ ...one, text: spanText(zone, one) }));
  return (
    <Section
      title="Your attendance"
      intro={facts.hasCertificate ? `Needed: ${neededText(page)}.` : undefined}
    >
      <Spans
        label={
          words.length > 0 ? `You were in: ${words.map(({ text }) => text).join('; ')}` : 'You were not in'
        }
        spans={session.presence.map(({ from, until }) => ({ from: shareOf(from), to: shareOf(until) }))}
        divisions={Math.max(1, Math.round(lengthOf(session) / FIVE_MINUTES))}
        major={Math.max(1, lengthOf(session) / EVERY_HALF_HOUR)}
      />
      <p className="num mt-1 flex justify-between text-xs text-muted">
        <span>{timeIn(zone, session.startsAt)}</span>
        <span>{timeIn(zone, session.endsAt)}</span>
      </p>
      <KeyValue className="mt-5">
        {words.map((one, index) => (
          <KeyValueRow key={one.from} term={wordFor(one, index)}>
            {one.text}
          </KeyValueRow>
        ))}
        {session.isNoted && (
          <KeyValueRow term="Noted by the course office">{session.minutes} min</KeyValueRow>
        )}
        {!session.isNoted && words.length === 0 && <KeyValueRow term="In">not noted</KeyValueRow>}
        {facts.hasCertificate && (
          <KeyValueRow term="Certificate">
            {facts.certificateNumber ? (
              <TextLink to={`/certificates/${facts.certificateNumber}`}>Issued</TextLink>
            ) : (
              <TextLink to={`/certificates/why/${course.slug}`}>What is still open</TextLink>
            )}
          </KeyValueRow>
        )}
      </KeyValue>
    </Section>
  );
}

const wordFor = ({ source, isOtherDevice }: ShownSession['presence'][number], index: number): string => {
  const word = index === 0 ? 'In' : 'In again';
  if (source === 'platform') return `${word}, by the platform’s list`;
  return isOtherDevice ? `${word}, from another device` : word;
};

const spanText = (zone: string, { from, until }: ShownSession['presence'][number]): string => {
  const minutes = Math.floor((Date.parse(until) - Date.parse(from)) / 60_000);
  return `${timeIn(zone, from)} to ${timeIn(zone, until)}, ${counted(minutes, 'minute')}`;
};
