import { expect, test } from 'vitest';
import { parseAttendees } from './attendees-parse.ts';

const ada = { name: 'Ada Byron', email: 'ada@example.com', phone: '+971 50 123 4567' };

test.each([
  ['tabs, as a spreadsheet copies them', 'Ada Byron\tada@example.com\t+971 50 123 4567'],
  ['commas', 'Ada Byron, ada@example.com, +971 50 123 4567'],
  ['semicolons', 'Ada Byron;ada@example.com;+971 50 123 4567'],
  ['first and last name in two columns', 'Ada\tByron\tada@example.com\t+971 50 123 4567'],
  ['the address first', 'ada@example.com,Ada Byron,+971 50 123 4567'],
  ['the line ends of another system', 'Ada Byron,ada@example.com,+971 50 123 4567\r\n'],
])('a line is understood with %s', (_what, text) => {
  expect(parseAttendees(text)).toEqual({ attendees: [ada], rejected: [] });
});

test('a separator between quotes belongs to the name, and doubled quotes are quotes', () => {
  expect(parseAttendees('"Byron, Ada ""Countess""",ada@example.com,').attendees).toEqual([
    { name: 'Byron, Ada "Countess"', email: 'ada@example.com', phone: '' },
  ]);
  expect(parseAttendees('"Byron, Ada"; ada@example.com').attendees[0]?.name).toBe('Byron, Ada');
});

test('headings and blank lines are passed over, a phone may be missing', () => {
  const text = 'Full name\tE-mail\tPhone\n\nAda Byron\tada@example.com\n\t\t\n';
  expect(parseAttendees(text)).toEqual({ attendees: [{ ...ada, phone: '' }], rejected: [] });
  // A person may be called like a heading.
  expect(parseAttendees('Name Phone, name@example.com').attendees).toHaveLength(1);
});

test('a line that is no attendee is told by its number, and the others are not lost', () => {
  const text = 'Ada Byron,ada@example.com\nNobody\n,alone@example.com\nBad,bad@\n=1+1,formula@example.com';
  const { attendees, rejected } = parseAttendees(text);
  expect(attendees.map(({ name }) => name)).toEqual(['Ada Byron', '=1+1']);
  expect(rejected).toEqual([
    { line: 2, text: 'Nobody', reason: 'has no email' },
    { line: 3, text: ',alone@example.com', reason: 'has no name' },
    { line: 4, text: 'Bad,bad@', reason: 'has no valid email' },
  ]);
});

test('nothing pasted is nobody', () => {
  expect(parseAttendees('')).toEqual({ attendees: [], rejected: [] });
});

test('ten thousand lines are all read', () => {
  const lines = Array.from({ length: 10_000 }, (_, i) => `Person ${i}\tperson${i}@example.com\t`);
  expect(parseAttendees(lines.join('\n')).attendees).toHaveLength(10_000);
});
