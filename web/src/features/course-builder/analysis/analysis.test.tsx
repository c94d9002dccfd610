// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { LearnerBehind, QuestionFigures, SlideFigures } from '#contracts/course-builder/analysis.ts';
import { clear, draw, during, words } from '#web/testing/drawn-page.tsx';
import { behindList } from './analysis-view.ts';
import { behindTitle, discriminationText, lengthText } from './analysis-words.ts';
import { BehindTable } from './behind-table.tsx';
import { HowAnswered } from './how-answered.tsx';
import { QuestionList } from './question-list.tsx';
import { SlideTable } from './slide-table.tsx';

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

const markup = (page: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
const list = behindList('course');

const slide = (said: Partial<SlideFigures> = {}): SlideFigures => ({
  ...{ slideId: 'dose', number: 4, title: 'Volume sets the dose', section: 'Reconstitution', type: 'text' },
  ...{ seconds: 90, seen: 184, completed: 150, left: 7, medianSeconds: 125, totalSeconds: 23_000 },
  ...said,
});
const question = (said: Partial<QuestionFigures> = {}): QuestionFigures => ({
  ...{ questionId: 'how-much', prompt: 'How much do you draw?', kind: 'single', slideId: 'dose' },
  ...{ test: { testId: 'final', title: 'Final test' }, asked: 184, right: 131, discrimination: 32 },
  choices: [
    { key: 'answer.a', text: '0.04 ml', isRight: false, learners: 53 },
    { key: 'answer.b', text: '0.1 ml', isRight: true, learners: 131 },
    { key: 'none', text: '', isRight: false, learners: 0 },
  ],
  ...said,
});

test('every number of a slide that counts somebody leads to them', () => {
  const html = markup(
    <SlideTable
      slides={[slide({ left: 0 })]}
      learners={200}
      behind={(of, slideId) => list.to({ version: '3', of, slideId })}
    />,
  );
  const to = '/admin/courses/self-paced/course/analysis/learners';
  expect(html).toContain(`href="${to}?of=seen&amp;version=3&amp;slideId=dose"`);
  expect(html).toContain(`href="${to}?of=completed&amp;version=3&amp;slideId=dose"`);
  expect(html).not.toContain('of=left');
  for (const said of ['184 of 200 learners', '2 min 5 s', '6 h 23 min', 'Reconstitution'])
    expect(html).toContain(said);
});

test('a question says how hard it was and what was chosen, by test, and leads to who chose it', () => {
  const html = markup(
    <QuestionList
      questions={[question(), question({ questionId: 'check', test: null, prompt: 'A check?' })]}
      behind={(questionId, choice) => list.to({ of: 'question', questionId, choice })}
      testPath={(testId) => `/tests/${testId}`}
    />,
  );
  expect(html).toContain('href="/tests/final"');
  expect(html).toContain('of=question&amp;questionId=how-much&amp;choice=right"');
  expect(html).toContain('of=question&amp;questionId=how-much&amp;choice=answer.b"');
  for (const said of ['Final test', 'Checks inside slides', '(71%)', '29%', 'No answer'])
    expect(html).toContain(said);
});

test('who stands behind a number is named with the order that brought them', () => {
  const learner: LearnerBehind = {
    ...{ _id: 'one', name: 'Dr. Lina Farouk', email: 'lina@example.com', orderReference: 'AUR-1' },
    ...{ at: '2027-03-01T08:00:00Z', seconds: null, given: '', isRight: false, scorePercent: 40 },
  };
  const html = markup(<BehindTable learners={[learner]} of="question" />);
  expect(html).toContain('href="/admin/orders/AUR-1"');
  for (const said of ['Dr. Lina Farouk', 'No answer', 'Not right', '40%']) expect(html).toContain(said);
  expect(html).not.toContain('Time at the slide');
});

test('what the rows are stands above them', () => {
  const behind = { slide: { number: 4, title: 'Dose' }, question: null } as never;
  const asked = { slide: null, question: { prompt: 'How much?', choice: '0.1 ml' } } as never;
  expect(behindTitle({ of: 'left', choice: '' }, behind)).toBe('Who left at slide 4');
  expect(behindTitle({ of: 'question', choice: 'answer.b' }, asked)).toBe('Who chose “0.1 ml”');
  expect(behindTitle({ of: 'question', choice: 'none' }, asked)).toBe('Who gave no answer');
});

test('an address that names nothing of ours asks for nothing of it', () => {
  const view = list.read(new URLSearchParams('of=everybody&slideId=A b&choice=answer.x&version=-1'));
  expect(list.asked(view)).toEqual({ choice: 'answer.x' });
});

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [125, '2 min 5 s'],
  [3600, '1 h 0 min'],
])('%i seconds are %s', (seconds, text) => expect(lengthText(seconds)).toBe(text));

test('a question that the weak answer better says so', () => {
  expect(discriminationText(-12)).toMatch(/^−12 points/);
  expect(discriminationText(0)).toMatch(/^0 points/);
});

const shownWith = async (body: object, status = 200) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  await draw(
    <MemoryRouter>
      <HowAnswered courseId="course" questionId="how-much" />
    </MemoryRouter>,
  );
  await during(() => undefined);
  return fetched;
};

test('below a question stands how it was answered, asked of the newest version', async () => {
  const fetched = await shownWith({ success: true, version: 3, question: question() });
  expect(fetched.mock.calls[0]?.[0]).toBe('/admin-courses/selfpaced/api/course/analysis/questions/how-much');
  expect(words()).toContain('184 learners, v3');
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === '53');
  expect(link?.getAttribute('href')).toContain('version=3&questionId=how-much&choice=answer.a');
});

test.each([
  [{ success: true, version: 0, question: null }, 200, 'No learner is asked this question yet.'],
  [{ success: true, version: 3, question: question({ asked: 0 }) }, 200, 'Nobody has answered it yet.'],
  [{ success: false, code: 'unexpected', message: 'No' }, 500, 'The numbers could not be read.'],
])('where there are no numbers it says why', async (body, status, told) => {
  await shownWith(body, status);
  expect(words()).toContain(told);
});
