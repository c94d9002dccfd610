import { expect, test } from 'vitest';
import type { Moment } from '#contracts/people/person-timeline.ts';
import { fieldWords, pageOf, wordsOf } from './timeline-view.ts';

const said = (told: Partial<Moment>): string => {
  const moment = { what: '', title: '', by: '', ref: null, eur: null, ...told } as Moment;
  const { before, name, after } = wordsOf(moment);
  return [before, name, after].filter(Boolean).join(' ');
};

test('money is told with its sum, whichever way it went', () => {
  expect(said({ kind: 'payment', what: 'received', title: 'AUR-1', eur: 72_500 })).toBe(
    'Paid €725.00 for AUR-1',
  );
  expect(said({ kind: 'refund', what: 'refunded', title: 'AUR-1', eur: -10_000 })).toBe(
    'Gave back €100.00 of AUR-1',
  );
  expect(said({ kind: 'case', what: 'received', title: 'PC-1', eur: 500 })).toBe(
    'Paid €5.00, payment case PC-1',
  );
  expect(said({ kind: 'case', what: 'made', title: 'PC-1' })).toBe('Payment case PC-1 was made');
});

test('who has noted that somebody came is told, but where it was themself', () => {
  const mark = { kind: 'attendance', what: 'present', title: 'Threads' } as const;
  expect(said(mark)).toBe('Came to Threads');
  expect(said({ ...mark, by: 'Karim Aziz' })).toBe('Came to Threads (noted by Karim Aziz)');
});

test('a moment leads to what it is of, and a field is called as a reader calls it', () => {
  expect(pageOf({ kind: 'refund', ref: 'AUR-1' } as Moment)).toBe('/admin/orders/AUR-1');
  expect(pageOf({ kind: 'login', ref: null } as Moment)).toBeUndefined();
  expect(['licenceNumber', 'firstName', 'email'].map(fieldWords)).toEqual([
    'License number',
    'First name',
    'Email',
  ]);
});
