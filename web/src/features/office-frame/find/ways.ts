import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import {
  CERTIFICATES,
  CERTIFICATION_BODIES,
  COMPANIES,
  INSTRUCTORS,
  LIVE_COURSES,
  PAYMENT_CASES,
  PROMO_CODES,
  SELF_PACED_COURSES,
  SELL,
  SETTINGS,
  USERS,
} from '#web/lib/office-paths.ts';
import { navEntriesFor } from '../nav-entries.ts';

type Role = SessionUser['role'];

/** A page, or what is begun there. */
export interface Way {
  to: string;
  label: string;
  /** What else it is looked for by. */
  detail: string;
}

const { InPersonCourse, OnlineLiveTraining, ELearningCourse } = MANAGERS_OF_COURSES;

const ACTS: readonly Way[] = [
  { to: LIVE_COURSES, label: 'Live online courses', detail: '' },
  { to: SELF_PACED_COURSES, label: 'Self-paced courses', detail: '' },
  { to: SELL, label: 'Sell a course', detail: 'New order by phone, transfer or cash' },
  { to: `${PAYMENT_CASES}/create`, label: 'New payment case', detail: 'Ask somebody for money by a link' },
  { to: InPersonCourse.create, label: 'New in-person course', detail: '' },
  { to: OnlineLiveTraining.create, label: 'New live online course', detail: '' },
  { to: ELearningCourse.create, label: 'New self-paced course', detail: '' },
  { to: `${INSTRUCTORS}/create`, label: 'New instructor', detail: '' },
  { to: `${CERTIFICATION_BODIES}?new`, label: 'New certification body', detail: '' },
  { to: `${COMPANIES}?new`, label: 'New company', detail: 'Who is billed for its people' },
  { to: `${PROMO_CODES}?new`, label: 'New promo code', detail: 'Discount' },
  { to: `${CERTIFICATES}/held-back`, label: 'Certificates held back', detail: 'Who lacks what' },
  { to: `${CERTIFICATES}/import`, label: 'Import certificates', detail: '' },
];

const ACTS_OF_ADMINISTRATORS: readonly Way[] = [
  { to: `${USERS}?new`, label: 'Invite somebody', detail: 'New user' },
];

const DETAILS: Readonly<Record<string, string>> = {
  [SETTINGS]: 'Brand, legal entity, tax, exchange rates, contacts and bank details',
};

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The ways that are open to this role and of which each word begins a word; all of them where nothing is typed. */
export function findWays(role: Role, typed: string): Way[] {
  const pages = navEntriesFor(role).map(({ to, label }) => ({ to, label, detail: DETAILS[to] ?? '' }));
  const acts = role === 'admin' ? [...ACTS, ...ACTS_OF_ADMINISTRATORS] : ACTS;
  const wanted = wordsOf(typed);
  if (wanted.length === 0 && typed.trim() !== '') return [];
  return [...pages, ...acts].filter(({ label, detail }) => {
    const said = wordsOf(`${label} ${detail}`);
    return wanted.every((word) => said.some((one) => one.startsWith(word)));
  });
}
