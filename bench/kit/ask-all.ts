import { Agent, get } from 'node:http';

type Asked = {
  url: string;
  requests: number;
  clients: number;
  pathOf(index: number): string;
  headersOf(index: number): Record<string, string>;
};
type Answers = { perSecond: number; times: number[]; failed: string[] };

/** So many requests by clients that keep their connections, each asking as soon as it is answered; what failed is told. */
export const askAll = async ({ url, requests, clients, pathOf, headersOf }: Asked): Promise<Answers> => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const failed: string[] = [];
  let asked = 0;
  const ask = (index: number) =>
    new Promise<void>((resolve) => {
      const since = performance.now();
      const fail = (why: string) => {
        failed.push(`${pathOf(index)}: ${why}`);
        resolve();
      };
      get(url + pathOf(index), { agent, headers: headersOf(index) }, (response) => {
        response
          .on('error', (error) => fail(error.message))
          .on('end', () => {
            if (response.statusCode !== 200) return fail(String(response.statusCode));
            times.push(performance.now() - since);
            resolve();
          })
          .resume();
      }).on('error', (error) => fail(error.message));
    });
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (asked < requests) await ask(asked++);
    }),
  );
  agent.destroy();
  return { perSecond: requests / ((performance.now() - begin) / 1_000), times, failed };
};
