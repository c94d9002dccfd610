import { Link } from 'react-router';
import type { Site } from '#contracts/site/site.ts';
import { formatRate, rateMicro } from '#domain/money/money.ts';
import { useSite } from '#web/lib/site.ts';
import { Brand } from './brand.tsx';
import { FOOTER_GROUPS, type LinkGroup } from './site-links.ts';

const link = 'inline-block py-2.25 no-underline hover:underline';
const heading = 'mb-2 text-sm font-normal tracking-normal text-on-deep-muted';

export function SiteFooter() {
  const site = useSite();
  if (!site) return null;
  return (
    <footer className="on-deep bg-deep pt-(--s8) pb-6 text-md text-on-deep">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-(--gutter) gap-y-8 lg:grid-cols-[4fr_2fr_2fr_2fr_3fr]">
          <div className="max-lg:col-span-2">
            <Brand />
            <p className="mt-2 max-w-[38ch] text-on-deep-muted">
              Training and certification for aesthetic and medical professionals. {site.brand.strapline}.
            </p>
          </div>
          {FOOTER_GROUPS.map((group) => (
            <FooterLinks key={group.label} {...group} />
          ))}
          <Contacts contact={site.contact} />
        </div>
        <Legal site={site} />
      </div>
    </footer>
  );
}

function FooterLinks({ label, links }: LinkGroup) {
  return (
    <nav aria-label={label}>
      <h2 className={heading}>{label}</h2>
      <ul>
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link to={to} className={link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contacts({ contact }: Pick<Site, 'contact'>) {
  return (
    <section>
      <h2 className={heading}>Talk to the course office</h2>
      <ul className="[overflow-wrap:anywhere]">
        <li>
          <a href={`mailto:${contact.email}`} className={link}>
            {contact.email}
          </a>
        </li>
        <li>
          <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className={`num ${link}`}>
            {contact.phone}
          </a>
        </li>
        {contact.hours && <li className="py-1.5 text-on-deep-muted">{contact.hours}</li>}
      </ul>
    </section>
  );
}

function Legal({ site: { legal, checkoutRate } }: { site: Site }) {
  return (
    <div className="num mt-(--s8) flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-deep-line pt-4 text-xs text-on-deep-muted">
      <p>
        {legal.name}, {legal.address}
      </p>
      <p>Prices in euro. Cards are charged in AED at {formatRate(rateMicro(checkoutRate))}.</p>
    </div>
  );
}
