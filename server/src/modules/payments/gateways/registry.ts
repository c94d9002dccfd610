import type { Gateway, Gateways } from './gateway.ts';

/** Every gateway that old attempts may belong to, and the one that new attempts are made at. */
export const createGateways = (gateways: readonly Gateway[], current: string): Gateways => {
  const byName = new Map(gateways.map((gateway) => [gateway.name, gateway]));
  const get = (name: string): Gateway => {
    const gateway = byName.get(name);
    if (!gateway) throw new Error(`no gateway is called ${name}`);
    return gateway;
  };
  const pageOrigins = gateways.map(({ pageOrigin }) => pageOrigin);
  return { current: get(current).name, pageOrigins, all: gateways, has: (name) => byName.has(name), get };
};
