import { Link } from 'react-router';

export interface Crumb {
  label: string;
  /** Left out for the page itself, which comes last. */
  to?: string;
}

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <ol className="flex flex-wrap">
        {items.map(({ label, to }) => (
          <li
            key={label}
            aria-current={to ? undefined : 'page'}
            className="not-first:before:mx-2.5 not-first:before:text-control not-first:before:content-['/']"
          >
            {to ? (
              <Link to={to} className="inline-block py-3 no-underline hover:underline">
                {label}
              </Link>
            ) : (
              <span className="inline-block py-3">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
