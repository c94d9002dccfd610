import { expect, test } from 'vitest';
import { readSave } from './read-save.server.ts';

const read = (sent: unknown) =>
  readSave(new Request('http://localhost/create', { method: 'POST', body: JSON.stringify(sent) }));

const SAVE = { values: { title: 'Laser safety' }, saveAsDraft: true, version: null, idempotencyKey: 'k' };

test('what an editor sends is read as it stands', async () => {
  expect(await read(SAVE)).toEqual(SAVE);
});

test.each([
  null,
  [],
  'text',
  {},
  { ...SAVE, values: null },
  { ...SAVE, values: [] },
  { ...SAVE, idempotencyKey: 7 },
])('%j is no form of ours', async (sent) => {
  await expect(read(sent)).rejects.toMatchObject({ init: { status: 400 } });
});
