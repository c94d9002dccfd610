import type { Role } from '#contracts/accounts/account-options.ts';

type Maker = { role: Role; disabledAt: Date | null };

/** A key has the rights of who made it, at most those of staff: where they have none any more, neither has the key. */
export const whyClosed = ({ role, disabledAt }: Maker): string | null => {
  if (disabledAt) return 'The account of who made it is disabled';
  return role === 'admin' || role === 'staff' ? null : 'Who made it works here no more';
};
