import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromElsewhere } from './from-elsewhere.ts';
import { cookieOf } from './many/many-people.ts';
import { percentile } from './report.ts';

type Joined = { perSecond: number; pages: Times; joins: Times; failed: string[] };
type Times = { p50: number; p95: number; p99: number };
type Session = { url: string; slug: string; joinUrl: string };
type Answer = { status: number; location: string; text: string; ms: number };

const ask = (agent: Agent, address: string, number: number) =>
  new Promise<Answer>((resolve, reject) => {
    const begin = performance.now();
    get(address, { agent, headers: { cookie: cookieOf(number), ...fromElsewhere() } }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => {
          text += part;
        })
        .on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, text, location: headers.location ?? '', ms: performance.now() - begin });
        });
    }).on('error', reject);
  });

const timesOf = (values: readonly number[]): Times => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
});

/** Each opens the page of the session and follows the personal link that it has, at an even pace within so many seconds. */
export const join = async (
  { url, slug, joinUrl }: Session,
  { people, seconds }: { people: number; seconds: number },
): Promise<Joined> => {
  const agent = new Agent({ keepAlive: true });
  const [pages, joins]: [number[], number[]] = [[], []];
  const failed: string[] = [];
  const arrive = async (number: number) => {
    const page = await ask(agent, `${url}/live/${slug}`, number);
    const [path = ''] = /\/live\/[^"?]+\/join\/[0-9a-f-]+\?link=[\w.-]+/.exec(page.text) ?? [];
    const joined = path && (await ask(agent, url + path, number));
    if (!joined || joined.location !== joinUrl) return void failed.push(`${page.status} ${path}`);
    pages.push(page.ms);
    joins.push(joined.ms);
  };
  const begin = performance.now();
  const arrivals: Promise<unknown>[] = [];
  for (let number = 1; number <= people; number++) {
    const due = ((number - 1) / people) * seconds * 1_000;
    await sleep(Math.max(0, due - (performance.now() - begin)));
    arrivals.push(arrive(number).catch((error: unknown) => failed.push(String(error))));
  }
  await Promise.all(arrivals);
  agent.destroy();
  const perSecond = (2_000 * joins.length) / (performance.now() - begin);
  return { perSecond, pages: timesOf(pages), joins: timesOf(joins), failed };
};
