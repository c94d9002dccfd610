import { useRevalidator } from 'react-router';
import type { Held } from '#domain/courses/course-kind.ts';
import { Countdown } from '#web/ui/instruments/countdown.tsx';

interface HoldStripProps {
  until: string;
  /** The server's clock when it rendered the page. */
  now: string;
  held: Held;
}

/** A calm countdown of the hold; at its end the page asks again how things stand. */
export function HoldStrip({ until, now, held }: HoldStripProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="-m-6 mb-0 flex items-center justify-between gap-4 bg-celadon px-6 py-3 text-sm max-md:-m-5 max-md:mb-0 max-md:px-5">
      <span>Your {held} is held</span>
      <Countdown until={until} now={now} onEnd={revalidate} />
    </div>
  );
}
