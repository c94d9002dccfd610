import type { DISCIPLINES as KEYS } from '#contracts/courses/course-options.ts';

export type Discipline = (typeof KEYS)[number];

/** The fields that are taught, in the order in which they are offered. */
export const DISCIPLINES: readonly { key: Discipline; name: string; text: string; to: string }[] = [
  {
    key: 'injectables',
    name: 'Injectables',
    text: 'Toxin, fillers, threads. From first consultation to full-face planning.',
    to: '/advanced-aesthetic-techniques',
  },
  {
    key: 'skin',
    name: 'Skin and laser',
    text: 'Peels, microneedling, energy devices and laser safety.',
    to: '/in-person-aesthetic-training?discipline=skin',
  },
  {
    key: 'safety',
    name: 'Safety',
    text: 'Ultrasound guidance and the management of complications.',
    to: '/in-person-aesthetic-training?discipline=safety',
  },
  {
    key: 'dentistry',
    name: 'Dentistry',
    text: 'Facial aesthetics for dentists, planned from the lower third.',
    to: '/in-person-aesthetic-training?discipline=dentistry',
  },
  {
    key: 'surgery',
    name: 'Surgery',
    text: 'Courses for surgeons and senior clinicians.',
    to: '/hands-on-surgical-courses',
  },
];
