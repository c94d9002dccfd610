import type { Organization, WithContext } from 'schema-dts';
import type { Site } from '#contracts/site/site.ts';
import { StructuredData } from './structured-data.tsx';

/** Who offers everything here; named in full once, referred to elsewhere. */
export const organizationOf = ({ brand, publicUrl }: Site) =>
  ({
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: brand.name,
    url: `${publicUrl}/`,
  }) satisfies Organization;

const organizationData = (site: Site): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  ...organizationOf(site),
  legalName: site.legal.name,
  description: site.brand.strapline,
  logo: `${site.publicUrl}/favicon.svg`,
  image: `${site.publicUrl}/cards/site.png`,
  email: site.contact.email,
  telephone: site.contact.phone,
  address: site.contact.address || site.legal.address,
  ...(site.legal.taxRegistrationNumber && { taxID: site.legal.taxRegistrationNumber }),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: site.contact.email,
    telephone: site.contact.phone,
    availableLanguage: 'en',
  },
});

export function OrganizationData({ site }: { site: Site }) {
  return <StructuredData data={organizationData(site)} />;
}
