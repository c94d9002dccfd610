import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { TestResult as Result, Sitting, TestFacts } from '#contracts/learning/sittings.ts';
import { CertificateRules } from './certificate-rules.tsx';
import { TestResult } from './test-result.tsx';

const home = { courseId: 'course', title: 'A course', back: { to: '/', label: 'Back to the course' } };
const course = { courseId: 'course', title: 'A course', slides: 12, completedAt: null, otherTests: [] };
const question = { kind: 'single' as const, prompt: 'What is it?', picture: null, points: 1 };
const answers = [
  { answerId: '1', text: 'This' },
  { answerId: '2', text: 'That' },
];

/** The page of a test of two questions, one of which was right. */
const drawn = (facts: Partial<TestFacts>, { isTold = false, isPassed = false } = {}) => {
  const test = {
    testId: 'test',
    title: 'Final test',
    questions: 2,
    points: 2,
    passPercent: 70,
    attempts: 2,
    minutes: null,
  };
  const result: Result = {
    scorePercent: 50,
    isPassed,
    right: 1,
    points: 1,
    questions: ['q-1', 'q-2'].map((questionId, at) => ({
      questionId,
      isRight: at === 0,
      rightAnswers: isTold ? ['2'] : null,
      rightPlace: null,
      explanation: isTold ? 'Because of that' : null,
    })),
    revisit: [{ slideId: 'slide-9', title: 'Dose', number: 9, seconds: 240, asked: 1, wrong: ['q-2'] }],
  };
  const sitting: Sitting = {
    sittingId: 'sitting',
    number: 1,
    startedAt: '2027-03-01T08:00:00Z',
    endsAt: null,
    submittedAt: '2027-03-01T09:00:00Z',
    questions: ['q-1', 'q-2'].map((questionId) => ({ ...question, questionId, answers })),
    answers: { 'q-1': ['2'], 'q-2': ['1'] },
    result,
  };
  const shown = { ...test, attemptsLeft: 1, isPassed, ...facts };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TestResult
          {...{ home, sitting, result }}
          test={shown}
          past={[sitting]}
          hasAnswers={isTold}
          failure={undefined}
          certificate={<CertificateRules {...{ course, sitting, result }} test={shown} />}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};

test('who has not passed reads what is missing, what to learn again, and may try again', () => {
  const page = drawn({});
  expect(page).toContain('Not passed yet');
  expect(page).toContain('1 of 2 right. You need 2.');
  expect(page).toMatch(/0\/1 right Dose Slide 9, 4 min\. Question 2 Open slide 9/);
  expect(page).toContain('Start attempt 2 of 2');
  expect(page).toContain('The right answers are shown once you have passed or have no attempt left.');
});

test('after the last attempt the right answers are told, and no other is offered', () => {
  const page = drawn({ attemptsLeft: 0 }, { isTold: true });
  expect(page).toContain('Not passed ');
  expect(page).toContain('Your answer: This');
  expect(page).toContain('Right: That');
  expect(page).not.toContain('Start attempt');
});

test('who has passed reads what else the certificate asks for', () => {
  const page = drawn({}, { isPassed: true, isTold: true });
  expect(page).toContain('All 12 slides completed not yet');
  expect(page).toContain('Final test at 70% or more 50%, attempt 1 of 2');
  expect(page).not.toContain('What to revisit');
});

test('where questions count differently, points are told instead of questions', () => {
  const page = drawn({ points: 5 });
  expect(page).toContain('1 of 5 points. You need 4.');
});
