import autocannon from 'autocannon';
import { percentile } from './report.ts';

export type Load = {
  url: string;
  clients: number;
  seconds: number;
  headers?: Record<string, string>;
  /** What is posted; else it is asked for. */
  body?: object;
  /** Another address for each request, in place of the one in `url`. */
  nextPath?: () => string;
  /** Besides `headers`, others for each request. */
  nextHeaders?: () => Record<string, string>;
  /** How many come each second, however long the others have to wait; else each client asks as soon as it is answered. */
  arrivals?: number;
  /** The status of a good answer, where that is no success. */
  expects?: number;
  /** Whether an academy that is asked too much may say so. */
  mayRefuse?: boolean;
};
/** Of the good answers; `refused` counts the others. */
export type Measured = { perSecond: number; p50: number; p95: number; p99: number; refused: number };

/** Clients that ask. Where none may be refused, one that is not good makes figures worthless. */
export const applyLoad = async ({
  url,
  clients,
  seconds,
  headers = {},
  body,
  nextPath,
  nextHeaders,
  arrivals,
  expects,
  mayRefuse = false,
}: Load): Promise<Measured> => {
  const times: number[] = [];
  let refused = 0;
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...(arrivals && { overallRate: arrivals }),
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
      client.on('response', (status, _bytes, milliseconds) => {
        if (expects === undefined ? status < 300 : status === expects) times.push(milliseconds);
        else refused += 1;
      }),
  });
  const failed = result.errors + result.timeouts + (mayRefuse ? 0 : refused);
  if (failed > 0)
    throw new Error(`${failed} requests to ${url} failed: ${JSON.stringify(result.statusCodeStats)}`);
  return {
    perSecond: times.length / result.duration,
    refused,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
};
