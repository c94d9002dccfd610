import type { SessionUser } from '#contracts/accounts/accounts.ts';
import {
  CERTIFICATES,
  CERTIFICATION_BODIES,
  COMPANIES,
  COURSES,
  DASHBOARD,
  ENQUIRIES,
  FIRE_DRILL,
  INSTRUCTORS,
  INTEGRATIONS,
  LEARNERS,
  LETTERS,
  LICENCES,
  NEEDS_ACTION,
  ORDERS,
  PAYMENT_CASES,
  PAYMENTS,
  PRIVACY,
  PROMO_CODES,
  READY,
  REPORTS,
  REVIEWS,
  SETTINGS,
  USERS,
} from '#web/lib/office-paths.ts';

type Role = SessionUser['role'];

export interface NavEntry {
  to: string;
  /** What of the office belongs to it, where that is more than its own page and what lies below. */
  within?: string;
  label: string;
  roles: readonly Role[];
  /** It stands under this heading behind "More": the line has room for what is opened many times a day. */
  more?: 'Sales' | 'Courses' | 'Academy';
}

const STAFF: readonly Role[] = ['staff', 'admin'];

const entries: readonly NavEntry[] = [
  { to: DASHBOARD, label: 'Dashboard', roles: STAFF },
  { to: NEEDS_ACTION, label: 'Needs action', roles: STAFF },
  { to: ORDERS, label: 'Orders', roles: STAFF },
  { to: ENQUIRIES, label: 'Enquiries', roles: STAFF },
  { to: COURSES, within: '/admin/courses', label: 'Courses', roles: ['instructor', ...STAFF] },
  { to: INSTRUCTORS, label: 'Instructors', roles: STAFF },
  { to: CERTIFICATES, label: 'Certificates', roles: STAFF },
  { to: PAYMENT_CASES, label: 'Payment cases', roles: STAFF },
  { to: PAYMENTS, label: 'Payments', roles: STAFF, more: 'Sales' },
  { to: REPORTS, label: 'Reports', roles: STAFF, more: 'Sales' },
  { to: COMPANIES, label: 'Companies', roles: STAFF, more: 'Sales' },
  { to: PROMO_CODES, label: 'Promo codes', roles: STAFF, more: 'Sales' },
  { to: LEARNERS, label: 'Learners', roles: STAFF, more: 'Courses' },
  { to: LICENCES, label: 'Licenses', roles: STAFF, more: 'Courses' },
  { to: CERTIFICATION_BODIES, label: 'Certification bodies', roles: STAFF, more: 'Courses' },
  { to: REVIEWS, label: 'Reviews', roles: STAFF, more: 'Courses' },
  { to: LETTERS, label: 'Letters', roles: STAFF, more: 'Academy' },
  { to: USERS, label: 'Users', roles: ['admin'], more: 'Academy' },
  { to: PRIVACY, label: 'Privacy', roles: ['admin'], more: 'Academy' },
  { to: SETTINGS, label: 'Settings', roles: ['admin'], more: 'Academy' },
  { to: INTEGRATIONS, label: 'Integrations', roles: ['admin'], more: 'Academy' },
  { to: READY, label: 'Ready to sell', roles: ['admin'], more: 'Academy' },
  { to: FIRE_DRILL, label: 'Fire drill', roles: ['admin'], more: 'Academy' },
];

/** What a person of this role may open; the pages ask again. */
export const navEntriesFor = (role: Role) => entries.filter((entry) => entry.roles.includes(role));
