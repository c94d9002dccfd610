import autocannon from 'autocannon';
import { percentile } from './report.ts';

export type Load = {
  url: string;
  clients: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Another address for each request, in place of the one in `url`. */
  nextPath?: () => string;
  /** Besides `headers`, others for each request. */
  nextHeaders?: () => Record<string, string>;
  /** Whether an academy that is asked too much may say so. */
  mayRefuse?: boolean;
};
export type Measured = { perSecond: number; p50: number; p95: number; p99: number; refused: number };

/** Clients that ask again as soon as they were answered. An answer that is not a success makes figures worthless. */
export const applyLoad = async ({
  url,
  clients,
  seconds,
  headers = {},
  nextPath,
  nextHeaders,
  mayRefuse = false,
}: Load): Promise<Measured> => {
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    headers,
    ...((nextPath || nextHeaders) && {
      requests: [
        {
          setupRequest: (request: autocannon.Request) => ({
            ...request,
            ...(nextPath && { path: nextPath() }),
            headers: { ...headers, ...nextHeaders?.() },
          }),
        },
      ],
    }),
    setupClient: (client) =>
      client.on('response', (_status, _bytes, milliseconds) => {
        times.push(milliseconds);
      }),
  });
  const failed = result.errors + result.timeouts + (mayRefuse ? 0 : result.non2xx);
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  return {
    perSecond: result.requests.average,
    refused: result.non2xx,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
};
