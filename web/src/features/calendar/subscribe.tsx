import { CalendarPlus } from 'lucide-react';
import { closeWhenLeft } from './close-details.ts';

interface SubscribeProps {
  /** The address of the feed, with what the reader has chosen. */
  feed: string;
  /** Where the site is, such as `https://academy.example`. */
  origin: string;
  filtered: boolean;
}

/** How these dates come into the reader's own calendar. */
export function Subscribe({ feed, origin, filtered }: SubscribeProps) {
  return (
    <details {...closeWhenLeft} className="relative text-sm md:ms-auto">
      <summary className="inline-flex min-h-(--control) items-center gap-2 font-strong">
        <CalendarPlus aria-hidden="true" />
        <span className="underline decoration-control underline-offset-4">Subscribe to dates</span>
      </summary>
      {/* It takes the focus of a press, so that the address can be marked without closing what it stands in. */}
      <div
        tabIndex={-1}
        className="end-0 top-full z-20 grid gap-3 rounded-sm bg-paper p-5 text-md max-md:mt-1 max-md:border max-md:border-hairline md:absolute md:w-136 md:shadow-overlay"
      >
        <h2 className="text-lg">Add to your calendar</h2>
        <p>
          In your calendar program choose “subscribe” or “add by URL” and paste this address. New and changed
          dates then arrive by themselves, in the time of the venue
          {filtered && '; only those that match the filters you have chosen'}.
        </p>
        <p>
          <code className="block border border-control bg-paper px-3 py-2 text-sm break-all select-all">
            {origin + feed}
          </code>
        </p>
        <p>
          Or{' '}
          <a href={feed} download>
            download the dates as they are today
          </a>{' '}
          as an iCalendar file.
        </p>
      </div>
    </details>
  );
}
