import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

/** No more than are let in at once. */
const AT_ONCE = 6;
const HALF = 50_000;
const url = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/** A process with the real server and the real way of stopping; `/slow` answers in two halves, when it is let go. */
const PROGRAM = `
  import { Readable } from 'node:stream';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { createServer } from ${url('../platform/http/create-server.ts')};
  import { operationsRoutes } from ${url('../operations.routes.ts')};
  import { createLog } from ${url('../platform/log.ts')};
  import { stopOnSignals } from ${url('stop-on-signals.ts')};
  const log = createLog('silent');
  // Long enough for what is asked meanwhile to arrive on a slow machine.
  const ending = stopOnSignals({ log, drainMs: 1500 });
  process.on('SIGTERM', () => console.log('not ready'));
  ending.atEnd(async () => console.log('everybody was answered'));
  const server = await createServer({ log, trustProxy: false, secure: false, hosts: null });
  ending.atEnd(() => server.close());
  let arrived = 0;
  operationsRoutes(server, { isReady: async () => !ending.isLeaving(), publicUrl: 'http://localhost' });
  server.get('/slow', async () => {
    arrived += 1;
    if (arrived === ${AT_ONCE}) console.log('full');
    while (!ending.isLeaving()) await sleep(10);
    return Readable.from((async function* () {
      yield 'x'.repeat(${HALF});
      await sleep(400);
      yield 'x'.repeat(${HALF});
    })());
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  console.log(server.server.address().port);
`;

type Answer = { status: number | undefined; length: number };

const readAnswer = async (response: IncomingMessage): Promise<Answer> => {
  let length = 0;
  for await (const chunk of response) length += (chunk as Buffer).length;
  if (!response.complete) throw new Error('the answer was cut');
  return { status: response.statusCode, length };
};

test('SIGTERM under load: readiness turns false while the server still answers, and nobody’s answer is cut', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const exit = once(child, 'exit');
  const said = async (line: string) => {
    while (!lines.includes(line)) await sleep(5);
  };
  while (lines.length === 0) await sleep(5);
  const agent = new Agent({ keepAlive: true });
  const get = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      request({ host: '127.0.0.1', port: Number(lines[0]), path, agent })
        .on('response', (response) => readAnswer(response).then(resolve, reject))
        .on('error', reject)
        .end();
    });

  expect(await get('/readyz')).toMatchObject({ status: 200 });
  const underWay = Promise.all(Array.from({ length: AT_ONCE }, () => get('/slow')));
  await said('full');
  child.kill('SIGTERM');
  await said('not ready');
  // The proxy notices, and what it sends before it does is still done.
  expect(await get('/readyz')).toMatchObject({ status: 503 });
  expect(await get('/healthz')).toMatchObject({ status: 200 });
  const late = get('/slow');

  for (const answer of [...(await underWay), await late])
    expect(answer).toEqual({ status: 200, length: 2 * HALF });
  expect((await exit)[0]).toBe(0);
  expect(lines.slice(1)).toEqual(['full', 'not ready', 'everybody was answered']);
  await expect(get('/readyz')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});
