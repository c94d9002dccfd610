import { Check, Clock } from 'lucide-react';
import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { counted, longDay } from '#web/lib/format.ts';

interface RequirementsProps {
  options: LineOptions;
  /** What the new person confirms. */
  asks: readonly string[];
}

/** What has to hold before the seat changes hands: what is met has its tick, the rest waits for the colleague. */
export function Requirements({ options: { passOn, startDate }, asks }: RequirementsProps) {
  const days = passOn.until && startDate && daysBetween(localDate(passOn.until), localDate(startDate));
  return (
    <ul aria-label="Requirements" className="mt-6">
      {passOn.until && days !== null && (
        <Row isMet aside={`until ${longDay(passOn.until)}`}>
          At least {counted(Number(days), 'day')} before the course
        </Row>
      )}
      {asks.map((label) => (
        <Row key={label} aside="they confirm it">
          “{label}”
        </Row>
      ))}
      <Row aside="when they accept">An account of any address, and the terms</Row>
    </ul>
  );
}

interface RowProps {
  isMet?: boolean;
  aside: string;
  children: React.ReactNode;
}

function Row({ isMet, aside, children }: RowProps) {
  const Icon = isMet ? Check : Clock;
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-b border-hairline py-3 text-md md:grid-cols-[20px_minmax(0,1fr)_auto]">
      <Icon
        aria-hidden="true"
        className={isMet ? 'mt-0.5 size-5 text-success' : 'mt-0.5 size-5 text-muted'}
      />
      <span className="text-pretty">{children}</span>
      <span className="num text-muted max-md:col-start-2">{aside}</span>
    </li>
  );
}
