import { expect, test } from 'vitest';
import { batchText, type QueueEvent, uploadQueue } from './upload-queue.ts';

const after = (...events: QueueEvent[]) => events.reduce(uploadQueue, []);
const added = (id: number, ...names: string[]): QueueEvent => ({ type: 'added', id, names });

test('what is added waits its turn behind what is on its way', () => {
  const queue = after(
    added(1, 'a.pdf'),
    { type: 'progressed', id: 1, share: 0.4 },
    added(2, 'b.pdf', 'c.pdf'),
  );
  expect(queue.map(batchText)).toEqual(['Sending “a.pdf”, 40 %', '2 files waiting']);
});

test('once all of it has been sent the server stores it, and it leaves the queue when that has ended', () => {
  const sent = after(added(1, 'a.pdf'), { type: 'progressed', id: 1, share: 1 });
  expect(sent.map(batchText)).toEqual(['Storing “a.pdf”']);
  expect(uploadQueue(sent, { type: 'ended', id: 1 })).toEqual([]);
});

test('what was called off is not heard of again, whatever its request still says', () => {
  const queue = after(added(1, 'a.pdf'), added(2, 'b.pdf'), { type: 'ended', id: 1 });
  const late = uploadQueue(queue, { type: 'progressed', id: 1, share: 0.9 });
  expect(late.map(batchText)).toEqual(['“b.pdf” waiting']);
  expect(uploadQueue(late, { type: 'ended', id: 1 })).toEqual(late);
});
