import type { Found } from './find-named.ts';
import type { Sections } from './own-sections.ts';

/** The sections of a form from elsewhere with what they point at here. */
export const placed = (
  { basic, enrollment, certification, ...said }: Partial<Sections>,
  { instructors, linked, authorityId, bodies, series }: Found,
): Partial<Sections> => ({
  ...said,
  instructors,
  ...(basic && {
    basic: {
      ...basic,
      status: 'draft',
      seriesId: series?.id ?? null,
      discipline: series?.discipline ?? basic.discipline,
    },
  }),
  ...(enrollment && { enrollment: { ...enrollment, linkedCourses: linked } }),
  ...(certification && {
    certification: {
      ...certification,
      issuingAuthorityId: certification.enabled ? authorityId : null,
      certificationBodies: bodies,
    },
  }),
});
