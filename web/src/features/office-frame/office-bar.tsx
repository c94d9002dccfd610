import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { useSite } from '#web/lib/site.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import { FindButton } from './find/find-button.tsx';
import { OfficeKeys } from './keys/office-keys.tsx';
import { navEntriesFor } from './nav-entries.ts';
import { OfficeEntries } from './office-entries.tsx';

interface OfficeBarProps {
  user: SessionUser;
  /** What waits for a person, by the address of the entry. */
  waiting: Readonly<Record<string, number>>;
}

/** The staff's navigation: two lines, and where there is no room for the second, a menu that opens without a script too. */
export function OfficeBar({ user, waiting }: OfficeBarProps) {
  const entries = navEntriesFor(user.role);
  return (
    <header className="on-deep bg-deep text-on-deep print:hidden">
      <SkipLink />
      <div className="wrap flex flex-wrap items-center gap-x-2 md:gap-x-6">
        <Brand home={entries[0]?.to ?? '/'} />
        <Me user={user} />
        <nav id={MENU} popover="auto" aria-label="Office" className={navLook}>
          <OfficeEntries entries={entries} waiting={waiting} />
          <div className="flex items-center justify-between ps-2 lg:hidden">
            <SiteLink />
            <LogOut />
          </div>
        </nav>
      </div>
    </header>
  );
}

const MENU = 'office-menu';

// A popover that from 1024px on is the second line, whether it is open or not.
const navLook = cx(
  'absolute inset-x-0 top-13 bottom-auto max-h-[calc(100dvh-52px)] w-full overflow-y-auto border-t border-deep-line bg-deep px-(--page-inline) pb-4 text-on-deep shadow-overlay',
  'lg:static lg:order-last lg:flex lg:gap-3 lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none xl:gap-5',
);

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

function Me({ user }: { user: SessionUser }) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className="flex items-center gap-2.5">
      {user.role !== 'instructor' && <FindButton role={user.role} />}
      <OfficeKeys />
      <SiteLink className="max-lg:hidden" />
      <span className="max-md:sr-only">{name}</span>
      <Monogram name={name} size="sm" />
      <LogOut className="max-lg:hidden" />
      <Button popoverTarget={MENU} variant="ghost" size="sm" className="-me-3.5 lg:hidden">
        <Menu />
        Menu
      </Button>
    </div>
  );
}

const SiteLink = ({ className }: { className?: string }) => (
  <Link
    to="/"
    className={cx('inline-flex min-h-(--control-sm) items-center px-1 text-on-deep-muted', className)}
  >
    Site
  </Link>
);

const LogOut = ({ className }: { className?: string }) => (
  <Form action="/logout" reloadDocument className={className}>
    <SubmitButton variant="ghost" size="sm">
      Log out
    </SubmitButton>
  </Form>
);
