import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FireDrillView } from '#contracts/site/admin-fire-drill.ts';
import { outcomeOf } from './drill-words.ts';
import { Scorecard } from './scorecard.tsx';

const held = { name: 'once', happens: 'It comes once', holds: 'it counts', amiss: [] };
const amiss = [{ what: 'receipts', expected: '1', found: '2' }];
const drill: FireDrillView = {
  _id: '1',
  state: 'failed',
  requestedBy: 'Grace Hopper',
  requestedAt: '2026-11-27T08:00:00.000Z',
  seconds: 12,
  scenarios: 2,
  results: [held, { ...held, name: 'twice', amiss }],
  books: { checked: { credit_notes: 3 }, problems: ['a journal is off by 1'] },
  problem: null,
};

test('what did not hold stands with what was found instead, and so do books that are wrong', () => {
  const html = renderToStaticMarkup(<Scorecard drill={drill} />).replace(/<!-- -->/g, '');
  expect(html.match(/Did not hold/g)).toHaveLength(1);
  expect(html).toContain('receipts: expected 1, found 2');
  expect(html).toContain('Wrong');
  expect(html).toContain('Checked 3 credit notes.');
  expect(html).toContain('a journal is off by 1');
});

test('one line says how a drill ended', () => {
  expect(outcomeOf(drill)).toBe('1 of 2 held, books wrong, 12 s');
  expect(outcomeOf({ ...drill, books: null, state: 'interrupted' })).toBe('1 of 2 held');
  expect(outcomeOf({ ...drill, problem: 'It may not.' })).toBe('It may not.');
});
