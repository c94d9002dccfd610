import type { Role } from '#contracts/accounts/account-options.ts';
import {
  createAdmin,
  makeEmailToken,
  type PreparedPassword,
  registerAccount,
  type User,
} from '../../modules/identity/index.ts';
import { demoAccountOf } from '../accounts.ts';
import { type Actors, granted } from '../actors.ts';
import type { Stage } from '../stage.ts';
import { learners, type Person } from './people.ts';

/** Who takes part, by the keys of `people.ts` and `alumni.ts`; learners come when they are first asked for. */
export type Cast = { find(key: string): Promise<User> };

type Desk = Pick<Actors, 'transact' | 'as'> & { clock: Pick<Stage['clock'], 'now'> };

/** An account with a confirmed address. */
export const enlist = async (
  stage: Desk,
  { key: _, ...person }: Person,
  { role, password }: { role: Role; password: PreparedPassword },
): Promise<User> => {
  const { user, token } = await stage.transact(async (ctx) => {
    const registered = await registerAccount(ctx, { ...person, role, password, agreedAt: 'registration' });
    return { user: registered, token: await makeEmailToken(ctx, registered.id, 'verify') };
  });
  await granted(stage.as(null).call('verifyEmail', { token }));
  return { ...user, emailVerifiedAt: stage.clock.now() };
};

export const appointAdmin = (stage: Stage): Promise<User> => {
  const { email, password } = demoAccountOf('admin');
  return stage.transact((ctx) =>
    createAdmin(ctx, { email, password, firstName: 'Helena', lastName: 'Marsh' }),
  );
};

type Known = { password: PreparedPassword; known: ReadonlyMap<string, User> };

/** Who is known already, and who comes now. One password for all: hashing is the slowest thing there is. */
export const castLearners = (stage: Stage, { password, known }: Known): Cast => {
  const met = new Map(known);
  return {
    find: async (key) => {
      const present = met.get(key);
      if (present) return present;
      const person = learners.find((one) => one.key === key);
      if (!person) throw new Error(`nobody is called ${key}`);
      const user = await enlist(stage, person, { role: 'learner', password });
      met.set(key, user);
      return user;
    },
  };
};
