import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { boundWork } from './bounded-work.ts';

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
};

test('two run at once, the others wait in line, and who finds the line full is told to come back', async () => {
  const inTurn = boundWork({ atOnce: 2, waiting: 1 });
  const gates = [gate(), gate(), gate()];
  const begun: number[] = [];
  const works = gates.map(({ opened }, index) =>
    inTurn(async () => {
      begun.push(index);
      await opened;
    }),
  );
  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'unavailable' });
  expect(begun).toEqual([0, 1]);

  gates[0]?.open();
  await works[0];
  expect(begun).toEqual([0, 1, 2]);

  for (const { open } of gates) open();
  await Promise.all(works);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

test('work that fails gives its place to the next', async () => {
  const inTurn = boundWork({ atOnce: 1, waiting: 1 });
  const failing = inTurn(() => Promise.reject(new Error('no memory')));
  const next = inTurn(async () => 'served');
  await expect(failing).rejects.toThrow('no memory');
  expect(await next).toBe('served');
});

test('who waits for one thing does not stand before who wants another', async () => {
  const inTurn = boundWork({ atOnce: 1, waiting: 1 });
  const { open, opened } = gate();
  const first = inTurn(() => opened, 'one');
  const second = inTurn(async (hasWaited) => hasWaited, 'one');
  expect(await inTurn(async (hasWaited) => hasWaited, 'another')).toBe(false);
  open();
  await first;
  expect(await second).toBe(true);
});

test('who has waited too long when the turn comes is told to come back, and the next is served', async () => {
  const inTurn = boundWork({ atOnce: 1, waiting: 2, patienceMs: 20 });
  const { open, opened } = gate();
  const first = inTurn(() => opened);
  const patient = inTurn(async () => 'too late');
  await sleep(30);
  const fresh = inTurn(async () => 'served');
  open();
  await first;
  await expect(patient).rejects.toMatchObject({ code: 'unavailable' });
  expect(await fresh).toBe('served');
});
