import type { EndpointName } from '#contracts/endpoints.ts';
import { authenticators, sessions } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { addUser } from '../test-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;

/** Every act on people, done once, and what has to be written of it. */
export const auditedPeople = (
  act: Act,
  { db, password }: { db: () => Db; password: string },
): Partial<Record<EndpointName, () => Promise<Written>>> => ({
  inviteUser: async () => {
    const person = { email: 'grace@example.com', firstName: 'Grace', lastName: 'Hopper', role: 'staff' };
    const { user } = (await act('inviteUser', person)) as { user: { _id: string } };
    const after = { email: 'grace@example.com', role: 'staff' };
    return { action: 'user.invited', objectId: user._id, before: null, after };
  },
  updateUser: async () => {
    const person = await addUser(db());
    const { id, firstName, lastName, email, phoneNumber, profession, address, city, country, updatedAt } =
      person;
    const kept = { firstName, lastName, email, phoneNumber, profession, address, city, country };
    await act('updateUser', { ...kept, id, role: 'instructor', updatedAt: updatedAt.toISOString() });
    const [before, after] = [{ role: 'learner' }, { role: 'instructor' }];
    return { action: 'user.changed', objectId: id, before, after };
  },
  disableUser: async () => {
    const { id } = await addUser(db());
    await act('disableUser', { id, reason: 'Asked for it' });
    const after = { disabled: true, reason: 'Asked for it' };
    return { action: 'user.disabled', objectId: id, before: { disabled: false }, after };
  },
  enableUser: async () => {
    const { id } = await addUser(db(), { disabledAt: new Date(), disabledReason: 'Asked for it' });
    await act('enableUser', { id });
    const before = { disabled: true, reason: 'Asked for it' };
    return { action: 'user.enabled', objectId: id, before, after: { disabled: false } };
  },
  endUserSessions: async () => {
    const { id } = await addUser(db());
    await act('endUserSessions', { id });
    return { action: 'user.sessions-ended', objectId: id, before: null, after: null };
  },
  endUserSession: async () => {
    const { id } = await addUser(db());
    const [sessionId, at] = [uuidv7(), new Date()];
    const row = { id: sessionId, userId: id, tokenHash: sessionId, createdAt: at, expiresAt: at };
    await db().insert(sessions).values(row);
    await act('endUserSession', { id, sessionId });
    return { action: 'user.session-ended', objectId: id, before: null, after: null };
  },
  resetUserTwoStep: async () => {
    const { id: userId } = await addUser(db());
    const at = new Date();
    await db().insert(authenticators).values({ userId, sealedSecret: '', createdAt: at, confirmedAt: at });
    await act('resetUserTwoStep', { id: userId, reason: 'Lost the phone', password });
    const after = { twoStep: false, reason: 'Lost the phone' };
    return { action: 'user.two-step-reset', objectId: userId, before: { twoStep: true }, after };
  },
  sendUserReset: async () => {
    const { id } = await addUser(db());
    await act('sendUserReset', { id });
    return { action: 'user.reset-sent', objectId: id, before: null, after: null };
  },
});
