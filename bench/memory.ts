import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyLoad } from './kit/load.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { median, megabytes, printTable } from './kit/report.ts';

const PORT = 3450;
const CLIENTS = 32;
const REST_MS = 10_000;
const SAMPLE_EVERY_MS = 500;
const DETAIL = '/in-person/courses/botox-professional-training';
const PAGES = ['/', '/in-person-aesthetic-training', DETAIL, '/our-instructors', '/login'];
const VISITS = 20;

const seconds = readOption('load-seconds', 30);

/** Resident memory of a process in bytes, as Linux counts it: now (`VmRSS`) or at most so far (`VmHWM`). */
const residentBytes = (pid: number, field: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * 1024;
};

const warmUp = async (url: string) => {
  for (let visit = 0; visit < VISITS; visit++) {
    for (const path of PAGES) await (await fetch(`${url}${path}`)).arrayBuffer();
  }
};

const sampleDuring = async (pid: number, load: Promise<unknown>): Promise<number[]> => {
  const samples: number[] = [];
  let isOver = false;
  const watched = load.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    samples.push(residentBytes(pid, 'VmRSS'));
    await sleep(SAMPLE_EVERY_MS);
  }
  await watched;
  return samples;
};

await runPart('memory: the server’s process, without PostgreSQL', async (part) => {
  if (process.platform !== 'linux') {
    console.log('\nNot run: resident memory is read from /proc, which this system does not have.');
    return [];
  }
  // The demo world is loaded by a process of its own: what that needed is no need of the academy.
  const first = await startShop(part, PORT);
  await first.stop();
  const { url, pid } = await startShop(part, PORT);
  await warmUp(url);
  await sleep(REST_MS);
  const idle = residentBytes(pid, 'VmRSS');
  const samples = await sampleDuring(pid, applyLoad({ url: `${url}${DETAIL}`, clients: CLIENTS, seconds }));
  await sleep(REST_MS);
  printTable(
    ['Resident memory', 'Size'],
    [
      ['Idle, 10 s after a warm-up', megabytes(idle)],
      [`Under load, ${CLIENTS} clients for ${seconds} s, median`, megabytes(median(samples))],
      ['Idle, 10 s after the load', megabytes(residentBytes(pid, 'VmRSS'))],
      ['Most at any time', megabytes(residentBytes(pid, 'VmHWM'))],
    ],
  );
  return [];
});
