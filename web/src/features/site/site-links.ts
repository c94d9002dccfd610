export type SiteLink = { to: string; label: string };
export type LinkGroup = { label: string; links: readonly SiteLink[] };

const TRAINING: LinkGroup = {
  label: 'Training',
  links: [
    { to: '/training-programs', label: 'Training programs' },
    { to: '/all-courses', label: 'All courses' },
    { to: '/hands-on-surgical-courses', label: 'Hands-on and surgical courses' },
    { to: '/comprehensive-training-programs', label: 'Comprehensive programs' },
    { to: '/specialized-training-programs', label: 'Specialized programs' },
    { to: '/advanced-aesthetic-techniques', label: 'Advanced aesthetic techniques' },
    { to: '/mentorship-program', label: 'Mentorship program' },
  ],
};

const FORMATS: LinkGroup = {
  label: 'Formats',
  links: [
    { to: '/in-person-aesthetic-training', label: 'In-person training' },
    { to: '/online-live-training', label: 'Live online training' },
    { to: '/interactive-webinar-programs', label: 'Interactive webinars' },
    { to: '/self-paced-online-training', label: 'Self-paced online training' },
    { to: '/on-demand-courses', label: 'On-demand courses' },
  ],
};

const ORGANISATIONS: LinkGroup = {
  label: 'For organizations',
  links: [
    { to: '/in-company-courses', label: 'In-company courses' },
    { to: '/corporate-aesthetic-training', label: 'Corporate training' },
    { to: '/new-trainers-required', label: 'Teach with us' },
  ],
};

/** The menus of the header. The page that says why carries the brand in its address. */
export const headerGroups = (brand: { name: string; slug: string }): readonly LinkGroup[] => [
  TRAINING,
  FORMATS,
  ORGANISATIONS,
  {
    label: 'About',
    links: [
      { to: '/about-us', label: 'About us' },
      { to: '/mission-vision', label: 'Mission and vision' },
      { to: `/why-${brand.slug}`, label: `Why ${brand.name}` },
      { to: '/our-instructors', label: 'Our instructors' },
      { to: '/training-centres', label: 'Training centers' },
      { to: '/NewsDetails', label: 'News' },
      { to: '/contact-us', label: 'Contact us' },
    ],
  },
];

export const FOOTER_GROUPS: readonly LinkGroup[] = [
  {
    label: 'Courses',
    links: [
      { to: '/in-person-aesthetic-training', label: 'In-person' },
      { to: '/online-live-training', label: 'Live online' },
      { to: '/self-paced-online-training', label: 'Self-paced' },
      { to: '/in-company-courses', label: 'For companies' },
    ],
  },
  {
    label: 'Academy',
    links: [
      { to: '/about-us', label: 'About us' },
      { to: '/our-instructors', label: 'Instructors' },
      { to: '/training-centres', label: 'Training centers' },
      { to: '/verify', label: 'Verify a certificate' },
      { to: '/contact-us', label: 'Contact' },
    ],
  },
  {
    label: 'Agreements',
    links: [
      { to: '/terms', label: 'Terms and conditions' },
      { to: '/refund', label: 'Cancellation and refunds' },
      { to: '/privacy', label: 'Privacy' },
    ],
  },
];

export const LIBRARY_LINKS: readonly SiteLink[] = [
  { to: '/library', label: 'Library' },
  { to: '/library/in-person', label: 'In-person courses' },
  { to: '/library/live', label: 'Live online courses' },
  { to: '/library/self-paced', label: 'Self-paced courses' },
];

const ACCOUNT_LINKS: readonly SiteLink[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/elearning/portal', label: 'E-learning portal' },
  { to: '/my-courses', label: 'My courses' },
  { to: '/certificates', label: 'Certificates' },
  { to: '/my-wishlist', label: 'My wishlist' },
  { to: '/waiting-list', label: 'Waiting lists' },
  { to: '/orders', label: 'Orders' },
  { to: '/profile', label: 'Profile' },
];

const BACK_OFFICE: SiteLink = { to: '/admin', label: 'Back office' };

export const accountLinks = (role: string): readonly SiteLink[] =>
  role === 'staff' || role === 'admin' ? [BACK_OFFICE, ...ACCOUNT_LINKS] : ACCOUNT_LINKS;

/** A course belongs to the list it was opened from. */
export const isCurrent = (to: string, pathname: string): boolean =>
  to === pathname || (to === '/in-person-aesthetic-training' && pathname.startsWith('/in-person/'));
