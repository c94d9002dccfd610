import { expect, test } from 'vitest';
import { adminAttendanceEndpoints } from '#contracts/attendance/admin-attendance.ts';
import { addPoint, type Point, signatureOf } from './signature.ts';

const isTaken = (signature: string) =>
  adminAttendanceEndpoints.noteAttendance.body?.safeParse({
    sentAt: 0,
    marks: [
      {
        id: '0198f0a0-0000-7000-8000-000000000001',
        sessionId: '0198f0a0-0000-7000-8000-000000000002',
        enrolmentId: '0198f0a0-0000-7000-8000-000000000003',
        kind: 'present',
        madeAt: 0,
        signature,
      },
    ],
  }).success;

test('what is drawn, also over the edge of the box and as a dot, is what the server takes', () => {
  const drawn = signatureOf([
    [
      { x: -20, y: 150.4 },
      { x: 1200, y: 400 },
    ],
    [{ x: 500, y: 100 }],
  ]);
  expect(drawn).toBe('M0 150 L1000 300 M500 100 L500 100');
  expect(isTaken(drawn)).toBe(true);
});

test('points that nobody could tell apart are one, so that a long stroke stays short', () => {
  const far: Point[] = [{ x: 0, y: 0 }];
  expect(addPoint(far, { x: 2, y: 2 })).toBe(far);
  expect(addPoint(far, { x: 4, y: 3 })).toHaveLength(2);
});

test('nothing but strokes in the box is taken', () => {
  for (const text of ['', 'M0 0"/><script>', 'M1001 0 L0 0', 'M0 301 L0 0', 'M0 0 C1 1', 'L0 0', 'M0 0L1 1'])
    expect([text, isTaken(text)]).toEqual([text, false]);
});
