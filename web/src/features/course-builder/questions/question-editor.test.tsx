// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type DraftQuestion, draftQuestion } from '#contracts/course-builder/draft-slide.ts';
import { button, clear, draw, during, press, words } from '#web/testing/drawn-page.tsx';
import { sampleDraftQuestion } from '#web/testing/sample-draft.ts';
import { sampleDrawing } from '#web/testing/sample-learning.ts';
import { QuestionEditor } from './question-editor.tsx';
import { questionIssues } from './question-issues.ts';

afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

let now: DraftQuestion;

function Page({ begun }: { begun: DraftQuestion }) {
  const [question, setQuestion] = useState(begun);
  now = question;
  return <QuestionEditor question={question} onChange={setQuestion} />;
}

const labelled = (label: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (!found) throw new Error(`no “${label}”`);
  return found;
};
const slider = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input = found?.querySelector('input');
  if (!input) throw new Error(`no slider “${label}”`);
  return input;
};
const setTo = (input: HTMLInputElement, value: string) =>
  during(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const chooseKind = (kind: string) =>
  during(() => {
    const select = document.querySelector('select');
    if (!select) throw new Error('no kinds');
    select.value = kind;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('answers are added, written, moved, removed, and one of them is right', async () => {
  await draw(<Page begun={sampleDraftQuestion()} />);
  await press(button('Answer'));
  await setTo(labelled('Answer 3'), '0.4 ml');
  await press(labelled('Answer 3 is right'));
  const third = now.answers[2];
  expect(third?.text).toBe('0.4 ml');
  expect(now.right).toEqual([third?.answerId]);
  await press(button('Move 0.4 ml up'));
  expect(now.answers.map(({ text }) => text)).toEqual(['0.04 ml', '0.4 ml', '0.1 ml']);
  expect(draftQuestion.parse(now)).toEqual(now);
  await press(button('Remove 0.4 ml'));
  expect(now.right).toEqual([]);
  expect(words()).toContain('which answer is right');
});

test('of several right answers each is ticked by itself, and a question with one keeps the first', async () => {
  await draw(<Page begun={sampleDraftQuestion({ kind: 'multiple' })} />);
  await press(labelled('Answer 1 is right'));
  expect(now.right).toEqual(['b', 'a']);
  await chooseKind('single');
  expect(now.right).toEqual(['b']);
});

test('an order is told by the places of its answers', async () => {
  await draw(<Page begun={sampleDraftQuestion({ kind: 'order' })} />);
  expect(document.querySelector('[aria-label="Answer 1 is right"]')).toBeNull();
  await press(button('Move 0.1 ml up'));
  expect(now.answers.map(({ answerId }) => answerId)).toEqual(['b', 'a']);
});

test('a place on a picture is pressed, or set by the keys, with its radius', async () => {
  await draw(<Page begun={sampleDraftQuestion({ kind: 'hotspot', picture: sampleDrawing })} />);
  expect(words()).toContain('the right place on the picture');
  const ground = document.querySelector('.place-ground');
  if (!ground) throw new Error('no ground');
  vi.spyOn(ground, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  await during(() =>
    ground.dispatchEvent(new PointerEvent('pointerup', { clientX: 50, clientY: 80, bubbles: true })),
  );
  expect(now.target).toEqual({ x: 25, y: 80, radius: 5 });
  await setTo(slider('Radius'), '12');
  await setTo(slider('Across'), '30');
  expect(now.target).toEqual({ x: 30, y: 80, radius: 12 });
  expect(document.querySelector<HTMLElement>('.place-area')?.style.getPropertyValue('--r')).toBe('12%');
  expect(now.answers).toHaveLength(2);
});

test('what is missing is told of each kind', () => {
  const blank = { prompt: '', explanation: ' ', answers: [], right: [] };
  expect(questionIssues(sampleDraftQuestion())).toEqual([]);
  expect(questionIssues(sampleDraftQuestion(blank))).toEqual([
    'the question itself',
    'at least two answers',
    'which answer is right',
    'the explanation',
  ]);
  expect(questionIssues(sampleDraftQuestion({ kind: 'hotspot' }))).toEqual([
    'the picture',
    'the right place on the picture',
  ]);
  const twice = [
    { answerId: 'a', text: 'same' },
    { answerId: 'b', text: 'same ' },
    { answerId: 'c', text: '' },
  ];
  expect(questionIssues(sampleDraftQuestion({ kind: 'order', answers: twice }))).toEqual([
    'the words of answer 3',
    'other words for answer 2, which says what another says',
  ]);
  expect(questionIssues(sampleDraftQuestion({ picture: { ...sampleDrawing, alt: '' } }))).toEqual([
    'the picture in words',
  ]);
});

test('inside a slide each answer has its own sentence, and those without one are counted', async () => {
  const Check = () => {
    const [question, setQuestion] = useState<DraftQuestion>(sampleDraftQuestion());
    now = question;
    return <QuestionEditor question={question} onChange={setQuestion} isCheck />;
  };
  await draw(<Check />);
  expect(words()).not.toContain('no feedback');
  await setTo(labelled('What is said of answer 1'), '0.04 ml holds 1.6 U.');
  expect(now.answers[0]).toMatchObject({ text: '0.04 ml', feedback: '0.04 ml holds 1.6 U.' });
  expect(words()).toContain('one answer has no feedback');
  await setTo(labelled('What is said of answer 1'), '');
  expect(now.answers[0]?.feedback).toBeUndefined();
  await chooseKind('order');
  expect(document.querySelector('[aria-label^="What is said"]')).toBeNull();
});

test('a test says nothing of a single answer', async () => {
  await draw(<Page begun={sampleDraftQuestion()} />);
  expect(document.querySelector('[aria-label^="What is said"]')).toBeNull();
});
