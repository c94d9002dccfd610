import { Link } from 'react-router';

export interface Crumb {
  label: string;
  /** Left out for the page itself, which comes last. */
  to?: string;
}

/** Search engines show the same path: the list says of itself what it is, as microdata. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <ol className="flex flex-wrap" itemScope itemType="https://schema.org/BreadcrumbList">
        {items.map(({ label, to }, index) => (
          <li
            key={label}
            aria-current={to ? undefined : 'page'}
            itemProp="itemListElement"
            itemScope
            itemType="https://schema.org/ListItem"
            className="not-first:before:mx-2.5 not-first:before:text-control not-first:before:content-['/']"
          >
            {to ? (
              <Link to={to} itemProp="item" className="inline-block py-3 no-underline hover:underline">
                <bdi itemProp="name">{label}</bdi>
              </Link>
            ) : (
              <bdi itemProp="name" className="inline-block py-3">
                {label}
              </bdi>
            )}
            <meta itemProp="position" content={`${index + 1}`} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
