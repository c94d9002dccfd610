import type { SessionUser } from '#contracts/accounts/accounts.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { Found, FoundKind, findingEndpoints } from '#contracts/finding/admin-find.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import {
  CERTIFICATES,
  COMPANIES,
  LETTERS,
  LICENCES,
  ORDERS,
  PAYMENT_CASES,
  USERS,
} from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { findWays } from './ways.ts';

export type FoundGroup = AnswerOf<typeof findingEndpoints.findEverything>['groups'][number];

export interface Choice {
  /** Its own among all. */
  key: string;
  to: string;
  title: string;
  detail: string;
}
export interface Section {
  heading: string;
  choices: readonly Choice[];
}

const HEADINGS: Readonly<Record<FoundKind, string>> = {
  references: 'Numbers',
  orders: 'Orders',
  cases: 'Payment cases',
  people: 'Users',
  licenses: 'Licenses',
  companies: 'Companies',
  courses: 'Courses',
  letters: 'Letters',
};

/** The lists that show all of a kind. Numbers have none. */
const LISTS: Readonly<
  Record<FoundKind, readonly { label: string; path: string; more?: Record<string, string> }[]>
> = {
  references: [],
  orders: [{ label: 'All orders', path: ORDERS }],
  cases: [{ label: 'All payment cases', path: PAYMENT_CASES }],
  people: [{ label: 'All users', path: USERS }],
  licenses: [{ label: 'All licenses', path: LICENCES, more: { state: 'all' } }],
  companies: [{ label: 'All companies', path: COMPANIES }],
  courses: Object.values(MANAGERS_OF_COURSES).map(({ plural, path }) => ({
    label: `All ${plural.toLowerCase()}`,
    path,
  })),
  letters: [{ label: 'All letters', path: LETTERS }],
};

const asked = (path: string, q: string, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, q })}`;

function pathOf({ page, ref }: Found): string {
  if (page === 'order') return `${ORDERS}/${ref}`;
  if (page === 'case') return `${PAYMENT_CASES}?case=${ref}`;
  if (page === 'person') return `${USERS}/${ref}`;
  if (page === 'company') return `${COMPANIES}/${ref}`;
  if (page === 'license') return `${LICENCES}/${ref}`;
  if (page === 'certificate') return `${CERTIFICATES}/${ref}`;
  if (page === 'letters') return asked(LETTERS, ref);
  return MANAGERS_OF_COURSES[page].edit(ref);
}

const choicesOf = ({ kind, rows, hasMore }: FoundGroup, q: string): Choice[] => [
  ...rows.map((found, index) => ({
    key: `${kind} ${index} ${found.ref}`,
    to: pathOf(found),
    title: found.title,
    detail: [found.detail, found.at && officeMoment(found.at)].filter(Boolean).join(' · '),
  })),
  ...(hasMore ? LISTS[kind] : []).map(({ label, path, more }) => ({
    key: path,
    to: asked(path, q, more),
    title: `${label} with “${q}”`,
    detail: '',
  })),
];

/** The pages and acts that are meant, and what was found. */
export function sectionsOf(
  role: SessionUser['role'],
  q: string,
  groups: readonly FoundGroup[],
): { ways: Section; found: Section[] } {
  const choices = findWays(role, q).map(({ to, label, detail }) => ({
    key: `way ${to}`,
    to,
    title: label,
    detail,
  }));
  return {
    ways: { heading: 'Go to', choices },
    found: groups.map((group) => ({ heading: HEADINGS[group.kind], choices: choicesOf(group, q) })),
  };
}
