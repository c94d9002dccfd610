import type { Role } from '#contracts/accounts/accounts.ts';

export const roleWords: Record<Role, string> = {
  learner: 'Learner',
  instructor: 'Instructor',
  staff: 'Staff',
  admin: 'Administrator',
};
