import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Ports } from './calls/context.ts';
import { createJobs, events } from './create-jobs.ts';
import { subscribersOf } from './platform/jobs/subscribers.ts';

const ignore = () => {};
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

test('the academy starts with the events of every module that declares some', async () => {
  const declared: string[] = [];
  for await (const file of glob('modules/*/*.events.ts', { cwd: import.meta.dirname })) {
    const module: Record<string, object> = await import(join(import.meta.dirname, file));
    declared.push(...Object.values(module).flatMap(Object.keys));
  }
  expect(declared.length).toBeGreaterThan(20);
  expect([...events].sort()).toEqual(declared.sort());
});

test('every event is heard, and nobody waits for one that is not declared', () => {
  const jobs = createJobs({ database: null as never, log, ports: {} as Ports, now: () => new Date() });
  expect([...subscribersOf(jobs, events).keys()]).toEqual(events);
});
