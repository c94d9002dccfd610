import { and, asc, eq, inArray } from 'drizzle-orm';
import { users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type StaffMember = { id: string; firstName: string; lastName: string };

const MEMBER = { id: users.id, firstName: users.firstName, lastName: users.lastName };
const isStaff = inArray(users.role, ['staff', 'admin']);

/** Everybody who works in the back office, by name. */
export const listStaff = (db: Tx | Db): Promise<StaffMember[]> =>
  db
    .select(MEMBER)
    .from(users)
    .where(isStaff)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));

export const findStaffMember = async (db: Tx | Db, id: string): Promise<StaffMember | null> => {
  const [member] = await db
    .select(MEMBER)
    .from(users)
    .where(and(eq(users.id, id), isStaff));
  return member ?? null;
};
