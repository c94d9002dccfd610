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
