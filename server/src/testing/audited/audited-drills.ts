import type { EndpointName } from '#contracts/endpoints.ts';
import type { FireDrill } from '../../modules/fire-drill/index.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;

/** A drill that can be asked for and is never played. */
export const UNPLAYED: FireDrill = {
  scenarios: 0,
  run: () => Promise.reject(new Error('nobody works here')),
  clear: async () => true,
};

/** Asking for a drill, and what has to be written of it. */
export const auditedDrills = (act: Act): Partial<Record<EndpointName, () => Promise<Written>>> => ({
  startFireDrill: async () => {
    const { drillId: objectId } = (await act('startFireDrill', {})) as { drillId: string };
    return { action: 'fire-drill.started', objectId, before: null, after: null };
  },
});
