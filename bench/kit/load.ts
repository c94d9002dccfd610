import autocannon from 'autocannon';

export type Load = { url: string; clients: number; seconds: number; headers?: Record<string, string> };
export type Measured = { perSecond: number; p50: number; p99: number };

/** Clients that ask again as soon as they were answered. An answer that is not a success makes figures worthless. */
export const applyLoad = async ({ url, clients, seconds, headers = {} }: Load): Promise<Measured> => {
  const result = await autocannon({ url, connections: clients, duration: seconds, headers });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
};
