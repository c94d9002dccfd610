import type { Role } from '#contracts/accounts/account-options.ts';

export const roleWords: Record<Role, string> = {
  learner: 'Learner',
  instructor: 'Instructor',
  staff: 'Staff',
  admin: 'Administrator',
};
