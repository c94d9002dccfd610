import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAdmission, giveWay } from './admission.ts';

const PATIENT = { fullMs: 60_000, patienceMs: 60_000, holdMs: 60_000 };

/** Who has come in, in the order in which they did, and who was sent away. */
const lineAt = (admission: ReturnType<typeof createAdmission>) => {
  const told: string[] = [];
  const come = async (name: string, errand: 'reads' | 'writes' = 'reads') => {
    const visit = await admission.enter(errand);
    told.push(visit ? name : `not ${name}`);
    return visit;
  };
  return { told, come };
};

test('each who leaves lets one in, once', async () => {
  const { told, come } = lineAt(createAdmission({ atOnce: 2, ...PATIENT }));
  const first = await come('first');
  await come('second');
  const third = come('third');
  void come('fourth');
  first?.leave();
  first?.leave();
  await third;
  await sleep(1);
  expect(told).toEqual(['first', 'second', 'third']);
});

test('who reads and who writes take turns, however many of the others there are', async () => {
  const { told, come } = lineAt(createAdmission({ atOnce: 1, ...PATIENT }));
  const first = await come('first');
  const waiting = [
    come('a reader'),
    come('another reader'),
    come('a third reader'),
    come('a writer', 'writes'),
    come('another writer', 'writes'),
  ];
  first?.leave();
  for (const visit of waiting) void visit.then((inside) => inside?.leave());
  await Promise.all(waiting);
  expect(told).toEqual([
    'first',
    'a writer',
    'a reader',
    'another writer',
    'another reader',
    'a third reader',
  ]);
});

test('a burst is let in one after the other; it is full while one of it has waited long', async () => {
  const admission = createAdmission({ atOnce: 1, ...PATIENT, fullMs: 20 });
  const { told, come } = lineAt(admission);
  const first = await come('first');
  const burst = [come('one of a burst'), come('another of it')];
  expect(admission.isFull()).toBe(false);
  await sleep(30);
  expect(admission.isFull()).toBe(true);
  first?.leave();
  (await burst[0])?.leave();
  await burst[1];
  expect(told).toEqual(['first', 'one of a burst', 'another of it']);
  expect(admission.isFull()).toBe(false);
});

test('who has waited too long is sent away without work, and the next is served', async () => {
  const { told, come } = lineAt(createAdmission({ atOnce: 1, ...PATIENT, patienceMs: 20 }));
  const first = await come('first');
  const late = come('who is late');
  await sleep(30);
  const fresh = come('who has just come');
  first?.leave();
  expect(await late).toBe(null);
  await fresh;
  expect(told).toEqual(['first', 'not who is late', 'who has just come']);
});

test('who waits for something else lets another in meanwhile', async () => {
  const { told, come } = lineAt(createAdmission({ atOnce: 1, ...PATIENT }));
  const first = await come('first');
  const second = come('second');
  await new Promise<void>((resolve) => {
    first?.run(() => {
      void Promise.resolve().then(() => {
        giveWay();
        resolve();
      });
    });
  });
  await second;
  expect(told).toEqual(['first', 'second']);
  giveWay();
});

test('who is worked on for very long does not keep the others out, and counts once', async () => {
  const { told, come } = lineAt(createAdmission({ atOnce: 1, ...PATIENT, holdMs: 20 }));
  const slow = await come('a long export');
  const second = await come('a page');
  slow?.leave();
  const third = come('another page');
  await sleep(1);
  expect(told).toEqual(['a long export', 'a page']);
  second?.leave();
  await third;
});
