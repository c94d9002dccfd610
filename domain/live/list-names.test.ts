import { expect, test } from 'vitest';
import { shownName, whoMayBe } from './list-names.ts';

const people = [
  { id: 'anna', names: ['Anna Müller'] },
  { id: 'omar', names: ['Omar Al-Fayed', 'Dr Omar Fayed'] },
  { id: 'soren', names: ['Søren O’Neill'] },
  { id: 'twin', names: ['Lea Berg'] },
  { id: 'other twin', names: ['Lea Berg'] },
  { id: 'amira', names: ['أميرة فاروق'] },
];

test('a name is known in any order, with titles, places, marks and signs around it', () => {
  for (const [listed, meant] of [
    ['Dr. Müller, Anna (Vienna)', ['anna']],
    ['ANNA MULLER 🩺', ['anna']],
    ['Prof. Dr. med. Anna Müller, MD', ['anna']],
    ['iPhone (Anna Müller)', ['anna']],
    ['Fayed Omar', ['omar']],
    ['omar al fayed', ['omar']],
    ['Soren ONeill', ['soren']],
    ['\u202eأميرة فاروق\u202c', ['amira']],
  ] as const)
    expect([listed, whoMayBe(listed, people)]).toEqual([listed, meant]);
});

test('two people with one name may both be meant', () => {
  expect(whoMayBe('Lea Berg', people)).toEqual(['twin', 'other twin']);
});

test('a device, a first name alone and a formula mean nobody', () => {
  for (const listed of ['iPhone', 'Anna', 'Dr', '', '=HYPERLINK("https://evil.example","Anna")', '()', '🙂'])
    expect([listed, whoMayBe(listed, people)]).toEqual([listed, []]);
});

test('what is shown cannot turn the writing around it, and has an end', () => {
  expect(shownName('\u202eevil\u202c\u0000 name\n')).toBe('evil name');
  expect(shownName('x'.repeat(1_000))).toHaveLength(200);
});
