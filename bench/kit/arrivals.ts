import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Measured } from './load.ts';
import { percentile } from './report.ts';

export type Arrivals = {
  url: string;
  perSecond: number;
  seconds: number;
  nextPath(): string;
  nextHeaders(): Record<string, string>;
  /** What is posted; else it is asked for. */
  body?: object;
};

const TICK_MS = 5;

/**
 * Requests that come at an even pace, whether or not those before were answered, as people do who know nothing of each
 * other. The times are of those that were answered well.
 */
export const sendArrivals = async ({
  url,
  perSecond,
  seconds,
  nextPath,
  nextHeaders,
  body,
}: Arrivals): Promise<Measured & { lost: number }> => {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  let refused = 0;
  /** Hung up on, or told that they took too long. */
  let lost = 0;
  const ask = () =>
    new Promise<void>((resolve) => {
      const begin = performance.now();
      const method = body ? 'POST' : 'GET';
      const sent = request(url + nextPath(), { agent, method, headers: nextHeaders() }, (response) => {
        response.resume().on('end', () => {
          if (response.statusCode === 200) times.push(performance.now() - begin);
          else if (response.statusCode === 503) refused++;
          else lost++;
          resolve();
        });
      });
      sent.on('error', () => {
        lost++;
        resolve();
      });
      sent.end(body && JSON.stringify(body));
    });
  const begin = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - begin) {
    while (answers.length < (elapsed / 1_000) * perSecond) answers.push(ask());
    await sleep(TICK_MS);
  }
  await Promise.all(answers);
  agent.destroy();
  const lasted = (performance.now() - begin) / 1_000;
  return {
    perSecond: times.length / lasted,
    refused,
    lost,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
};
