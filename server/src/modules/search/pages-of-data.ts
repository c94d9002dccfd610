import type { SearchEntry } from './search.repository.ts';

/** As it should be in the table. Without `updatedAt` it dates from when it is first seen like this. */
export type Wanted = Omit<SearchEntry, 'updatedAt'> & { updatedAt: Date | null };

/** Words about a thing stand in its text as well, so that an excerpt can show them. */
export const sentences = (...texts: readonly string[]): string => texts.filter(Boolean).join(' · ');

export const page = (path: string, title: string, body: string): Wanted => ({
  kind: 'page',
  path,
  title,
  keywords: '',
  body,
  detail: '',
  sortAt: null,
  updatedAt: null,
});

/** Pages that consist of data and have no file in `content/`. */
export const PAGES_OF_DATA: readonly Wanted[] = [
  page(
    '/in-person-aesthetic-training',
    'In-person courses',
    'Dates, cities, seats and prices of every in-person course, and the courses that took place.',
  ),
  page(
    '/online-live-training',
    'Live online courses',
    'Sessions, hours in every time zone, seats and prices of every live online course, and the courses that took place.',
  ),
  page('/NewsDetails', 'News', 'What the academy has to tell: new courses, centers and what we have learnt.'),
  page(
    '/our-instructors',
    'Our instructors',
    'Who teaches: credentials, specialties, years of experience and the next courses of each instructor.',
  ),
];
