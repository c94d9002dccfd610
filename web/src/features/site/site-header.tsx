import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { CartLink } from '#web/forms/kept/cart-link.tsx';
import { useSite } from '#web/lib/site.ts';
import { SearchField } from '#web/ui/controls/search-field.tsx';
import { AccountArea, AccountLists } from './account-area.tsx';
import { Brand } from './brand.tsx';
import { closeAround, MenuLinks, NavMenu } from './nav-menu.tsx';
import { headerGroups, type LinkGroup } from './site-links.ts';

export function SiteHeader({ user }: { user: SessionUser | null }) {
  const site = useSite();
  const groups = site ? headerGroups(site.brand) : [];
  return (
    <header className="relative z-30 border-b border-hairline bg-paper">
      <div className="wrap flex min-h-18 items-center gap-8 max-lg:gap-4">
        <Brand />
        <nav aria-label="Main" className="me-auto hidden gap-6 self-stretch lg:flex">
          {groups.map(({ label, links }) => (
            <NavMenu key={label} label={label} links={links} />
          ))}
        </nav>
        <SearchForm className="hidden w-40 lg:block xl:w-60" id="search" />
        <CartLink className="max-lg:ms-auto" />
        <nav aria-label="Account" className="hidden items-center gap-4 self-stretch lg:flex">
          <AccountArea user={user} />
        </nav>
        <PhoneMenu groups={groups}>
          <AccountLists user={user} />
        </PhoneMenu>
      </div>
    </header>
  );
}

/** Enter leads to the results; it is an ordinary form. */
function SearchForm({ id, className }: { id: string; className?: string }) {
  return (
    <search className={className}>
      <form action="/search">
        <SearchField id={id} name="q" label="Search courses" placeholder="Search" />
      </form>
    </search>
  );
}

interface PhoneMenuProps {
  groups: readonly LinkGroup[];
  children: React.ReactNode;
}

/** Below 1024 px everything is behind one word; the page it opens over is left alone. */
function PhoneMenu({ groups, children }: PhoneMenuProps) {
  return (
    <details className="lg:hidden">
      <summary className="flex min-h-(--control) items-center gap-2 font-strong text-md">
        <Menu />
        Menu
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-72px)] overflow-y-auto border-t border-hairline bg-paper pb-6 shadow-overlay">
        <div className="wrap grid gap-6 pt-5">
          <SearchForm id="phone-search" />
          <nav aria-label="Menu" className="-mx-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {groups.map(({ label, links }) => (
              <section key={label}>
                <h2 className="px-4.75 text-sm text-muted">{label}</h2>
                <MenuLinks links={links} />
              </section>
            ))}
            <section aria-label="Account">{children}</section>
          </nav>
          <Link to="/" onClick={closeAround} className="text-sm">
            Home
          </Link>
        </div>
      </div>
    </details>
  );
}
