import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { ENQUIRIES } from './enquiry-filter.ts';

type Role = SessionUser['role'];

export interface NavEntry {
  to: string;
  label: string;
  roles: readonly Role[];
}

const STAFF: readonly Role[] = ['staff', 'admin'];

export const NEEDS_ACTION = '/admin/actions';

const entries: readonly NavEntry[] = [
  { to: '/admin', label: 'Dashboard', roles: STAFF },
  { to: NEEDS_ACTION, label: 'Needs action', roles: STAFF },
  { to: '/admin/orders', label: 'Orders', roles: STAFF },
  { to: ENQUIRIES, label: 'Enquiries', roles: STAFF },
  { to: '/admin/courses/in-person', label: 'Courses', roles: ['instructor', ...STAFF] },
  { to: '/admin/instructors', label: 'Instructors', roles: STAFF },
  { to: '/admin/certification-bodies', label: 'Certification bodies', roles: STAFF },
  { to: '/admin/general-payment', label: 'Payment cases', roles: STAFF },
  { to: '/admin/promo-codes', label: 'Promo codes', roles: STAFF },
  { to: '/admin/reviews', label: 'Reviews', roles: STAFF },
  { to: '/admin/settings', label: 'Settings', roles: ['admin'] },
];

/** What a person of this role may open; the pages ask again. */
export const navEntriesFor = (role: Role) => entries.filter((entry) => entry.roles.includes(role));
