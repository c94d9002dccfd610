import { setTimeout as sleep } from 'node:timers/promises';
import { applyLoad } from './kit/load.ts';
import { type Memory, memoryOf, mostResident } from './kit/memory-of.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { median, megabytes, printTable } from './kit/report.ts';

const PORT = 3450;
const CLIENTS = 32;
const REST_MS = 10_000;
const SAMPLE_EVERY_MS = 500;
const DETAIL = '/in-person/courses/botox-professional-training-dubai-clinic';
const PAGES = ['/', '/in-person-aesthetic-training', DETAIL, '/our-instructors', '/login'];
const VISITS = 20;

let asked = 0;
const LOADS = [
  { what: 'One page' },
  // Nothing reads the one; the other is a new question each time, which the list answers with another page.
  { what: 'A parameter that is made up', nextPath: () => `/api/courses/in-person?limit=50&_=${++asked}` },
  { what: 'A search that is new', nextPath: () => `/in-person-aesthetic-training?q=lips+${++asked}` },
];

const seconds = readOption('load-seconds', 30);

const warmUp = async (url: string) => {
  for (let visit = 0; visit < VISITS; visit++) {
    for (const path of PAGES) await (await fetch(`${url}${path}`)).arrayBuffer();
  }
};

const sampleDuring = async (pid: number, load: Promise<unknown>): Promise<Memory> => {
  const samples: Memory[] = [];
  let isOver = false;
  const watched = load.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    samples.push(memoryOf(pid));
    await sleep(SAMPLE_EVERY_MS);
  }
  await watched;
  return {
    resident: median(samples.map(({ resident }) => resident)),
    proportional: median(samples.map(({ proportional }) => proportional)),
  };
};

const row = (when: string, { resident, proportional }: Memory) => [
  when,
  megabytes(resident),
  megabytes(proportional),
];

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
  const rows = [row('Idle, 10 s after a warm-up', memoryOf(pid))];
  for (const { what, ...load } of LOADS) {
    const under = await sampleDuring(
      pid,
      applyLoad({ url: `${url}${DETAIL}`, clients: CLIENTS, seconds, mayRefuse: true, ...load }),
    );
    rows.push(row(`${what}, ${CLIENTS} clients for ${seconds} s, median`, under));
    await sleep(REST_MS);
    rows.push(row('Idle, 10 s after that', memoryOf(pid)));
  }
  printTable(['When', 'Resident', 'Proportional'], rows);
  console.log(`\nMost at any time: ${megabytes(mostResident(pid))} resident.`);
  return [];
});
