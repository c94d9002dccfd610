/** Pages of one person or of staff, and calls: nothing that somebody should land on. */
const NOT_FOR_ROBOTS = [
  '/admin',
  '/api/',
  '/calendars/',
  '/checkout',
  '/dashboard',
  '/dev/',
  '/elearning/',
  '/inperson/',
  '/library',
  '/logout',
  '/my-courses',
  '/my-wishlist',
  '/orders',
  '/payment/',
  '/profile',
  '/reset-password',
  '/reviews/',
  '/search',
  '/verify-email',
];

/**
 * What crawlers may read. A demo that the world can reach asks them to stay away altogether: its courses, people
 * and reviews are invented. The demo on one's own machine, which nobody else reaches, says what a live site says.
 */
export const writeRobots = ({ publicUrl, isInvented }: { publicUrl: string; isInvented: boolean }): string =>
  isInvented
    ? 'User-agent: *\nDisallow: /\n'
    : [
        'User-agent: *',
        ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
        'Allow: /',
        '',
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ].join('\n');
