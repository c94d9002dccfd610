import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Checks } from './checks-answer.ts';
import { PublishPage } from './publish-page.tsx';

const version = (number: number, learners: number) => ({
  ...{ number, learners, publishedAt: '2027-02-09T08:00:00Z', by: 'Leila Haddad' },
  ...{ slides: 12, inTheMiddle: 41, notBegun: 2 },
});
const checks = (over: Partial<Checks> = {}): Checks => ({
  success: true,
  course: { _id: 'c1', slug: 'toxin', code: 'EL-110', title: 'Toxin' },
  basedOn: 'state',
  savedAt: '2027-03-01T10:32:00Z',
  checks: [
    {
      name: 'alt',
      level: 'error',
      title: 'Every picture and film has words',
      total: 6,
      passed: 6,
      findings: [],
    },
    {
      ...{
        name: 'answers',
        level: 'error',
        title: 'Every question has a right answer',
        total: 25,
        passed: 24,
      },
      findings: [
        {
          partId: 'final',
          where: 'Test, Final',
          slideId: null,
          testId: 'final',
          message: 'No answer is right.',
          reason: '',
        },
      ],
    },
    {
      ...{ name: 'timing', level: 'warning', title: 'Every word has a certain time', total: 12, passed: 11 },
      findings: [
        {
          ...{ partId: 'dose', where: 'Slide 4, Dose', slideId: 'dose', testId: null },
          ...{ message: '2 words without certain timing.', reason: 'Heard and fine' },
        },
      ],
    },
  ],
  changes: [
    { kind: 'new', of: 'slide', id: 'masseter', title: 'Masseter', type: 'text', words: 'Slide 9, 5 min' },
    { kind: 'removed', of: 'slide', id: 'chart', title: '<b>Chart</b>', type: 'text', words: 'Was slide 8' },
  ],
  isChanged: true,
  forLearners: ['New: “Masseter”'],
  versions: [version(3, 184), version(2, 22)],
  certificates: 119,
  ...over,
});

const draw = (given: Checks) => {
  const page = <PublishPage checks={given} comparison={null} />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test('it says what changes, whom it is for and what is left as it is', () => {
  const page = draw(checks());
  for (const words of [
    'Publish version 4',
    '2 changes since v3 of 9 February 2027',
    'Slide 9, 5 min.',
    'learners are on v3.',
    '41 of them are in the middle.',
    'all 206',
    '119, unchanged',
    'Tell the 82 who are in the middle by email',
    'Publish v4 waits for 1 check below.',
  ])
    expect(page).toContain(words);
});

test('checks count what passed; errors lead to where they are put right, warnings ask for a reason', () => {
  const page = draw(checks());
  expect(page).toContain('6 of 6');
  expect(page).toContain('href="/admin/courses/self-paced/c1/tests/final"');
  expect(page).toContain('href="/admin/courses/self-paced/c1/content?slide=dose"');
  expect(page).toContain('name="reason timing dose"');
  expect(page).toContain('value="Heard and fine"');
  expect(page).not.toContain('name="reason answers final"');
});

test('it can be published once no error stands in its way', () => {
  const button = /<button[^>]*type="submit"[^>]*>/;
  expect(draw(checks())).not.toMatch(button);
  const well = checks().checks.filter(({ level }) => level === 'warning');
  expect(draw(checks({ checks: well }))).toMatch(button);
});

test('what staff typed is shown as they typed it', () => {
  expect(draw(checks())).toContain('&lt;b&gt;Chart&lt;/b&gt;');
});

test('what is like what learners have cannot be published again', () => {
  const page = draw(checks({ isChanged: false, changes: [] }));
  expect(page).toContain('Nothing is different from what is published.');
  expect(page).not.toContain('Publish v4</button>');
});

test('before the first version there is nobody to be told', () => {
  const page = draw(checks({ versions: [], changes: [], forLearners: [] }));
  expect(page).toContain('Publish version 1');
  expect(page).toContain('This is the first version.');
  expect(page).not.toContain('tellLearners');
});

test('where nothing has changed there is nothing to publish, and nobody to be told', () => {
  const page = draw(checks({ changes: [], isChanged: false }));
  expect(page).toContain('There is nothing to publish');
  for (const words of ['Publish v4', 'Note to learners', 'by email', 'when they accept'])
    expect(page).not.toContain(words);
});
