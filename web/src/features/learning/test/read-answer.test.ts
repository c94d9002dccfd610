import { expect, test } from 'vitest';
import type { AskedQuestion } from '#contracts/learning/sittings.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { readAnswer } from './read-answer.ts';

const asked = (kind: AskedQuestion['kind']): AskedQuestion => ({
  questionId: 'q',
  kind,
  prompt: 'What is it?',
  picture: null,
  points: 1,
  answers: ['1', '2', '3'].map((answerId) => ({ answerId, text: `Text ${answerId}` })),
});

const given = (kind: AskedQuestion['kind'], fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readAnswer(asked(kind), formReader(form));
};

test('a form without a script answers each kind of question', () => {
  expect(given('single', [['q', '2']])).toEqual(['2']);
  const several: [string, string][] = [
    ['q', '1'],
    ['q', '3'],
  ];
  expect(given('multiple', several)).toEqual(['1', '3']);
  const place: [string, string][] = [
    ['x', '40'],
    ['y', '60'],
  ];
  expect(given('hotspot', place)).toEqual(['40,60']);
  expect(given('hotspot', [])).toEqual([]);
});

test('places that are given twice are no order', () => {
  const places = (one: string, two: string, three: string): [string, string][] => [
    ['place-1', one],
    ['place-2', two],
    ['place-3', three],
  ];
  expect(given('order', places('3', '1', '2'))).toEqual(['2', '3', '1']);
  expect(given('order', places('1', '1', '2'))).toEqual([]);
});
