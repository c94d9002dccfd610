import type { Role } from '#contracts/accounts/account-options.ts';

type DemoAccount = { label: string; email: string; password: string };

/** Who can be tried out, as the login page and the start message list them. */
export const demoAccounts: DemoAccount[] = [
  { label: 'Administrator', email: 'admin@aurea.example', password: 'Demo-admin-2026' },
  { label: 'Staff', email: 'staff@aurea.example', password: 'Demo-staff-2026' },
  { label: 'Instructor', email: 'instructor@aurea.example', password: 'Demo-instructor-2026' },
  { label: 'Learner', email: 'learner@aurea.example', password: 'Demo-learner-2026' },
];

/** Whose presence marks a database as one of samples. */
export const DEMO_ADMIN = 'admin@aurea.example';

const ROLES: Record<Role, string> = {
  admin: DEMO_ADMIN,
  staff: 'staff@aurea.example',
  instructor: 'instructor@aurea.example',
  learner: 'learner@aurea.example',
};

export const demoAccountOf = (role: Role): DemoAccount => {
  const account = demoAccounts.find(({ email }) => email === ROLES[role]);
  if (!account) throw new Error(`there is no demo account for the role ${role}`);
  return account;
};
