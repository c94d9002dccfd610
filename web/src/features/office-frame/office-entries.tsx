import { ChevronDown } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router';
import { DASHBOARD } from '#web/lib/office-paths.ts';
import { cx } from '#web/ui/cx.ts';
import { closeMenu } from '#web/ui/overlays/menu.tsx';
import type { NavEntry } from './nav-entries.ts';

interface OfficeEntriesProps {
  entries: readonly NavEntry[];
  /** What waits for a person, by the address of the entry. */
  waiting: Readonly<Record<string, number>>;
}

/** The ways of the office: those of every day in the line, the others behind "More". In the menu all stand below each other. */
export function OfficeEntries({ entries, waiting }: OfficeEntriesProps) {
  const { pathname } = useLocation();
  const look = (entry: NavEntry) => ({
    entry,
    isCurrent: isWithin(entry, pathname),
    count: waiting[entry.to] ?? 0,
  });
  const rare = entries.filter(({ more }) => more).map(look);
  return (
    <>
      {entries
        .filter(({ more }) => !more)
        .map((entry) => (
          <Entry key={entry.to} {...look(entry)} />
        ))}
      {rare.length > 0 && <More entries={rare} />}
    </>
  );
}

const isWithin = ({ to, within }: NavEntry, pathname: string): boolean =>
  matchPath({ path: within ?? to, end: to === DASHBOARD }, pathname) !== null;

interface EntryProps {
  entry: NavEntry;
  isCurrent: boolean;
  count: number;
}

const way = cx(
  'flex min-h-11 items-center gap-1.5 whitespace-nowrap text-on-deep-muted no-underline hover:text-on-deep',
  'focus-visible:-outline-offset-2 aria-[current=page]:font-strong aria-[current=page]:text-on-deep',
);
/** The needle: at the start of a row, and below a way of the line. */
const needle = 'border-transparent aria-[current=page]:border-signal max-lg:border-s-3 max-lg:ps-3';

const Entry = ({ entry, isCurrent, count }: EntryProps) => (
  <Link
    to={entry.to}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={closeMenu}
    className={cx(way, needle, 'lg:border-b-3 lg:pt-0.75')}
  >
    {entry.label}
    <Count count={count} />
  </Link>
);

const Count = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="num relative rounded-xs bg-on-deep px-1.5 text-2xs leading-4.5 font-title text-deep">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );

const MORE = 'office-more';

/** A menu of the line, which opens without a script too; where all is a menu its rows follow the others. */
function More({ entries }: { entries: readonly EntryProps[] }) {
  const current = entries.find(({ isCurrent }) => isCurrent);
  const headings = [...new Set(entries.flatMap(({ entry }) => entry.more ?? []))];
  return (
    <>
      <button
        type="button"
        popoverTarget={MORE}
        className={cx(
          way,
          'cursor-pointer border-b-3 pt-0.75 max-lg:hidden',
          current ? 'border-signal font-strong text-on-deep' : 'border-transparent',
        )}
      >
        {current ? (
          <>
            <span className="sr-only">More: </span>
            {current.entry.label}
          </>
        ) : (
          'More'
        )}
        <ChevronDown aria-hidden="true" className="size-4" />
        <Count count={entries.reduce((sum, { count }) => sum + count, 0)} />
      </button>
      <div
        id={MORE}
        popover="auto"
        className={cx(
          'menu max-lg:static max-lg:m-0 max-lg:block max-lg:w-full max-lg:overflow-visible max-lg:border-0 max-lg:bg-transparent max-lg:p-0 max-lg:text-md max-lg:text-on-deep max-lg:shadow-none',
          'lg:gap-x-6 lg:px-4 lg:py-3 lg:open:grid lg:open:grid-flow-col',
        )}
      >
        {headings.map((heading) => (
          <section key={heading} aria-label={heading}>
            <p
              aria-hidden="true"
              className="pt-3 text-xs text-muted max-lg:ps-3 max-lg:text-on-deep-muted lg:pt-0"
            >
              {heading}
            </p>
            {entries
              .filter(({ entry }) => entry.more === heading)
              .map((one) => (
                <RareEntry key={one.entry.to} {...one} />
              ))}
          </section>
        ))}
      </div>
    </>
  );
}

const RareEntry = ({ entry, isCurrent, count }: EntryProps) => (
  <Link
    to={entry.to}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={closeMenu}
    className={cx(
      'flex min-h-(--control) items-center gap-1.5 whitespace-nowrap no-underline focus-visible:-outline-offset-2 aria-[current=page]:font-strong',
      needle,
      'max-lg:min-h-11 max-lg:text-on-deep-muted max-lg:aria-[current=page]:text-on-deep lg:-ms-3 lg:border-s-3 lg:ps-2.25 lg:pe-3 lg:hover:bg-mist lg:focus-visible:outline-ink',
    )}
  >
    {entry.label}
    <Count count={count} />
  </Link>
);
