import type { EndpointName } from '#contracts/endpoints.ts';
import type { Db } from '#server/platform/db/database.ts';
import { addLicence } from '../people/add-licence.ts';
import { addUser } from '../test-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;

/** A licence that somebody has handed in is refused. */
export const auditedLicences = (
  act: Act,
  db: () => Db,
): Partial<Record<EndpointName, () => Promise<Written>>> => ({
  decideLicence: async () => {
    const user = await addUser(db());
    const { id, profession } = await addLicence(db(), user);
    const reason = 'It cannot be read';
    await act('decideLicence', { id, isAccepted: false, reason });
    const after = { licenceId: id, profession, reason };
    return { action: 'licence.refused', objectId: user.id, before: null, after };
  },
});
