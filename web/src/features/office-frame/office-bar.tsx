import { Link, NavLink } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { DASHBOARD } from '#web/lib/office-paths.ts';
import { useSite } from '#web/lib/site.ts';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import { type NavEntry, navEntriesFor } from './nav-entries.ts';

interface OfficeBarProps {
  user: SessionUser;
  /** What waits for a person, by the address of the entry. */
  waiting: Readonly<Record<string, number>>;
}

/** The staff's navigation: two rows, of which the second scrolls on a phone. */
export function OfficeBar({ user, waiting }: OfficeBarProps) {
  const entries = navEntriesFor(user.role);
  return (
    <header className="on-deep bg-deep text-on-deep print:hidden">
      <SkipLink />
      <div className="wrap flex flex-wrap items-center gap-x-2 md:gap-x-6">
        <Brand home={entries[0]?.to ?? '/'} />
        <nav
          aria-label="Office"
          className="order-last flex w-full gap-5 overflow-x-auto [scrollbar-width:none]"
        >
          {entries.map((entry) => (
            <Entry key={entry.to} entry={entry} count={waiting[entry.to] ?? 0} />
          ))}
        </nav>
        <Me user={user} />
      </div>
    </header>
  );
}

function Brand({ home }: { home: string }) {
  const site = useSite();
  return (
    <Link
      to={home}
      className="me-auto flex min-h-13 items-center gap-2.5 text-[17px] font-title no-underline"
    >
      <span aria-hidden="true" className="h-4.5 w-0.75 bg-signal" />
      {site?.brand.name}
      <span className="text-xs font-normal text-on-deep-muted">Office</span>
    </Link>
  );
}

function Entry({ entry, count }: { entry: NavEntry; count: number }) {
  return (
    <NavLink
      to={entry.to}
      end={entry.to === DASHBOARD}
      className="flex min-h-13 items-center gap-1.5 border-y-3 border-transparent whitespace-nowrap text-on-deep-muted no-underline hover:text-on-deep focus-visible:-outline-offset-2 aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:border-b-signal aria-[current=page]:font-strong aria-[current=page]:text-on-deep"
    >
      {entry.label}
      {count > 0 && (
        <span className="num relative rounded-xs bg-on-deep px-1.5 text-2xs leading-4.5 font-title text-deep">
          {count}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </NavLink>
  );
}

function Me({ user }: { user: SessionUser }) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className="flex items-center gap-2.5">
      <Link to="/" className="inline-flex min-h-(--control-sm) items-center px-1 text-on-deep-muted">
        Site
      </Link>
      <span className="max-md:sr-only">{name}</span>
      <Monogram name={name} size="sm" />
      <Form action="/logout" reloadDocument>
        <SubmitButton variant="ghost" size="sm">
          Log out
        </SubmitButton>
      </Form>
    </div>
  );
}
