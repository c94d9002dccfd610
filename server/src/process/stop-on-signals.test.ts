import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module_ = join(import.meta.dirname, 'stop-on-signals.ts');

/** A process that stops as the server does; it tells what it does line by line. */
const start = (extra = '') =>
  spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { stopOnSignals } from ${JSON.stringify(module_)};
    const say = (line) => console.log(line);
    const log = { debug() {}, info() {}, warn() {}, error: (_facts, text) => say(text) };
    const { atEnd, isLeaving } = stopOnSignals({ log, drainMs: 200 });
    const looking = setInterval(() => {
      if (!isLeaving()) return;
      say('not ready');
      clearInterval(looking);
    }, 5);
    atEnd(async () => say('database left'));
    atEnd(async () => { throw new Error('a queue that is broken'); });
    atEnd(async () => { await sleep(100); say('server closed'); });
    setInterval(() => {}, 1000);
    say('started');
    ${extra}
  `,
  ]);

const outcome = async (child: ReturnType<typeof start>) => {
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'exit');
  return { code, lines: output.trim().split('\n') };
};

test('SIGTERM turns readiness off first, then takes every step in order, whatever one of them does', async () => {
  const child = start();
  const ended = outcome(child);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  expect(await ended).toEqual({
    code: 0,
    lines: ['started', 'not ready', 'server closed', 'a step of stopping failed', 'database left'],
  });
});

test('a step that does not end keeps the database from being left for some seconds only', async () => {
  const child = start("atEnd(() => new Promise(() => {})); say('with an upload that takes an hour');");
  const ended = outcome(child);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const { code, lines } = await ended;
  expect([code, lines.at(-1)]).toEqual([0, 'database left']);
});

test('what nobody has caught is logged and ends the process as failed', async () => {
  const { code, lines } = await outcome(start("Promise.reject(new Error('oh'));"));
  expect(code).toBe(1);
  expect(lines).toContain('nobody caught this; the process ends');
});
