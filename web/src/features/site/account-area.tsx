import { Link } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import { MenuLinks, NavMenu } from './nav-menu.tsx';
import { accountLinks, LIBRARY_LINKS } from './site-links.ts';

/** What the header offers the person: the login, or what is theirs. */
export function AccountArea({ user }: { user: SessionUser | null }) {
  if (!user) {
    return (
      <ButtonLink to="/login" variant="ghost" size="sm">
        Login
      </ButtonLink>
    );
  }
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <NavMenu label="Library" links={LIBRARY_LINKS} align="end" />
      <NavMenu
        label={<Person name={name} picture={user.profilePhotoUrl} />}
        links={accountLinks(user.role)}
        align="end"
      >
        <LogoutLink />
      </NavMenu>
    </>
  );
}

/** The same on a phone, written out. */
export function AccountLists({ user }: { user: SessionUser | null }) {
  if (!user) return <MenuLinks links={[{ to: '/login', label: 'Login' }]} />;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <p className="flex items-center gap-3 px-4 py-2 text-sm text-muted">
        <Monogram name={name} picture={user.profilePhotoUrl || undefined} size="sm" />
        {name}
      </p>
      <MenuLinks links={LIBRARY_LINKS} />
      <MenuLinks links={accountLinks(user.role)} />
      <LogoutLink />
    </>
  );
}

function Person({ name, picture }: { name: string; picture: string }) {
  return (
    <>
      <Monogram name={name} picture={picture || undefined} size="sm" />
      <span className="sr-only">Account of {name}</span>
    </>
  );
}

/** A whole new document: nothing that one person has loaded is left for the next. */
function LogoutLink() {
  return (
    <Link
      to="/logout"
      reloadDocument
      className="mt-1.5 flex min-h-(--control) items-center border-t border-hairline px-4.75 py-1.5 no-underline hover:bg-celadon focus-visible:-outline-offset-2"
    >
      Log out
    </Link>
  );
}
