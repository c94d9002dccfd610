import { expect, test } from 'vitest';
import {
  clockTexts,
  inOrder,
  missingFrom,
  type PreviewedList,
  problemTexts,
  suggestedChoices,
  takenText,
} from './platform-words.ts';

const person = (key: string, facts: Partial<PreviewedList['people'][number]> = {}) => ({
  ...{ key, name: key, email: '', rows: 1, minutes: 30, by: 'none' as const, enrolmentId: null, mayBe: [] },
  ...facts,
});
const LIST: PreviewedList = {
  success: true,
  platform: 'zoom',
  isCoarse: false,
  hasOwnZone: false,
  people: [
    person('Anna', { by: 'email', enrolmentId: 'anna' }),
    person('Lea', { by: 'name', mayBe: ['lea', 'other lea'] }),
    person('iPhone'),
    person('Omar', { by: 'name', mayBe: ['omar'] }),
  ],
  participants: ['anna', 'omar', 'lea'].map((enrolmentId) => ({
    ...{ enrolmentId, name: enrolmentId, email: '', minutes: 0, isNoted: false },
  })),
  problems: [],
  repeated: 0,
  skipped: 0,
};

test('who has to be chosen comes first, and only who can be nobody else is suggested', () => {
  expect(inOrder(LIST.people).map(({ key }) => key)).toEqual(['Lea', 'Omar', 'iPhone', 'Anna']);
  expect(suggestedChoices(LIST.people)).toEqual({ Omar: 'omar' });
});

test('participants who are not on the list are those that nobody on it is, nor was chosen to be', () => {
  const missing = (choices: Record<string, string>) =>
    missingFrom(LIST, choices).map(({ enrolmentId }) => enrolmentId);
  expect(missing({})).toEqual(['omar', 'lea']);
  expect(missing({ Omar: 'omar', iPhone: '' })).toEqual(['lea']);
});

test('what is doubtful is said: clocks that come twice, rows that count for nobody', () => {
  expect(clockTexts({ ...LIST, repeated: 1 }, 'Europe/Vienna')).toEqual([
    'Its clocks are read in Europe/Vienna.',
    expect.stringContaining('1 row has a time that the clocks of Europe/Vienna have twice'),
  ]);
  const problems = Array.from({ length: 12 }, (_, line) => ({ line, problem: 'no-end' as const }));
  expect(problemTexts({ ...LIST, problems })).toHaveLength(11);
});

test('what was taken over is counted, and the same list again says so', () => {
  expect(takenText({ success: true, people: 12, changed: 3, elsewhere: 1 })).toBe(
    'The minutes of 12 people were taken over, and what counts of 3 has changed. Of 1 person, minutes that count in another course at that time were left out.',
  );
  expect(takenText({ success: true, people: 12, changed: 0, elsewhere: 0 })).toContain('Nothing has changed');
});
