import type { EndpointName } from '#contracts/endpoints.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;

/** Every act on what programs of others may do, done once, and what has to be written of it. */
export const auditedIntegrations = (act: Act): Partial<Record<EndpointName, () => Promise<Written>>> => {
  const make = async (name: string) => {
    const input = { name, scopes: ['courses:read'] };
    const { apiKey } = (await act('createApiKey', input)) as { apiKey: { _id: string; shown: string } };
    return { objectId: apiKey._id, before: null, after: { ...input, shown: apiKey.shown } };
  };
  return {
    createApiKey: async () => ({ action: 'api-key.made', ...(await make('Books')) }),
    endApiKey: async () => {
      const { objectId } = await make('Mailing list');
      await act('endApiKey', { id: objectId });
      return { action: 'api-key.ended', objectId, before: null, after: { name: 'Mailing list' } };
    },
  };
};
