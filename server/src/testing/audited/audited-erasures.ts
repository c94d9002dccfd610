import type { EndpointName } from '#contracts/endpoints.ts';
import { erasureRequests } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { addUser } from '../test-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;

/** Who asked to be erased is refused, or erased. */
export const auditedErasures = (
  act: Act,
  db: () => Db,
): Partial<Record<EndpointName, () => Promise<Written>>> => ({
  refuseErasure: async () => {
    const { id: userId } = await addUser(db());
    const request = { id: uuidv7(), userId, askedAt: new Date() };
    await db().insert(erasureRequests).values(request);
    await act('refuseErasure', { id: request.id, reason: 'A dispute is open' });
    const after = { reason: 'A dispute is open' };
    return { action: 'user.erasure-refused', objectId: userId, before: null, after };
  },
  changeRetention: async () => {
    await act('changeRetention', { name: 'carts', months: 6, isEnabled: true });
    const before = { months: 12, isEnabled: false };
    return { action: 'retention.changed', objectId: 'carts', before, after: { months: 6, isEnabled: true } };
  },
  runRetention: async () => {
    await act('changeRetention', { name: 'imports', months: 6, isEnabled: true });
    await act('runRetention', { name: 'imports' });
    return { action: 'retention.run', objectId: 'imports', before: null, after: { months: 6 } };
  },
  deleteUser: async () => {
    const { id } = await addUser(db());
    await act('deleteUser', { id, reason: 'Asked for it' });
    return { action: 'user.erased', objectId: id, before: null, after: { reason: 'Asked for it' } };
  },
});
