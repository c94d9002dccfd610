import { eq } from 'drizzle-orm';
import type { RequestOf } from '#contracts/endpoint.ts';
import { peopleEndpoints, type UserDetail } from '#contracts/people/admin-people.ts';
import { auditEntries, users } from '#server/db/schema/index.ts';
import { identityBindings } from '#server/modules/identity/identity.routes.ts';
import { peopleBindings } from '#server/modules/people/people.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { User } from '../../modules/identity/index.ts';
import { signedIn, testCalls } from '../test-calls.ts';
import { addUser } from '../test-world.ts';

const HOUR = 60 * 60_000;

type Changes = RequestOf<typeof peopleEndpoints.updateUser>;

/** What the form of a person sends when nothing is changed. */
export const asSent = (user: User): Changes => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.role,
  phoneNumber: user.phoneNumber,
  profession: user.profession,
  address: user.address,
  city: user.city,
  country: user.country,
  updatedAt: user.updatedAt.toISOString(),
});

/** Two administrators, and people who log in. */
export const createPeopleWorld = async (db: Db) => {
  const academy = testCalls([...identityBindings, ...peopleBindings], { db });
  const office = { role: 'admin', password: 'an office password' } as const;
  const grace = await addUser(db, { ...office, firstName: 'Grace', lastName: 'Hopper' });
  const alan = await addUser(db, { ...office, firstName: 'Alan', lastName: 'Turing' });
  const row = async (id: string): Promise<User> => {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    if (!user) throw new Error('nobody has this id');
    return user;
  };
  return {
    academy,
    grace,
    alan,
    row,
    longAgo: (user: User) => signedIn(user, new Date(Date.now() - HOUR)),
    detail: async (id: string) =>
      (await academy.call(peopleEndpoints.getUser, { id }, grace)).answer.user as UserDetail,
    auditOf: (id: string) =>
      db.select().from(auditEntries).where(eq(auditEntries.objectId, id)).orderBy(auditEntries.id),
  };
};
