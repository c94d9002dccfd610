// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Slide } from '#contracts/learning/content.ts';
import { button, clear, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { heading, key, link, openViewer, told } from '#web/testing/opened-viewer.tsx';
import { sampleAsked, sampleContent, sampleQuestion, sampleSlide } from '#web/testing/sample-learning.ts';

afterEach(clear);

const FEEDBACK = { a: 'That is 1.6 U.', b: 'That is 4 U.' };
const check = {
  ...sampleQuestion({
    ...sampleAsked,
    kind: 'single',
    right: 'b',
    answers: [
      { answerId: 'a', text: '0.04 ml', feedback: FEEDBACK.a },
      { answerId: 'b', text: '0.1 ml', feedback: FEEDBACK.b },
      { answerId: 'c', text: '0.25 ml' },
    ],
  }),
  slideId: 'layers',
  mustBeRight: true,
  leadsBackTo: 'dose',
} as Slide;
const openHeld = (completed: string[] = []) =>
  openViewer({
    query: '?slide=layers',
    content: sampleContent(undefined, completed),
    slideOf: (slideId) => (slideId === 'layers' ? check : sampleSlide(slideId)),
  });
const answer = async (answerId: string) => {
  await press(document.querySelector<HTMLElement>(`input[value="${answerId}"]`) ?? document.body);
  await press(button('Check'));
};

test('a question that must be right holds every way on until it is, and is not completed by a jump', async () => {
  await openHeld();
  expect(words()).toContain('Next opens when the answer is right.');
  expect(words()).not.toContain('skip this check');
  await key('ArrowRight');
  await answer('c');
  await key('ArrowRight');
  expect(findButton('Try again')).toBeTruthy();
  await press(link('Slide 4, Day 0 and day 14'));
  expect(heading()).toBe('Day 0 and day 14');
  expect(told).not.toContain('completed layers');
});

test('it lets on once it is right, and its answer was told before', async () => {
  await openHeld();
  await answer('b');
  await press(link('Next'));
  expect(heading()).toBe('Day 0 and day 14');
  expect(told.slice(0, 3)).toEqual(['seen layers', 'answered layers how-much b', 'completed layers']);
});

test('who has completed it before may go on at once', async () => {
  await openHeld(['layers']);
  await key('ArrowRight');
  expect(heading()).toBe('Day 0 and day 14');
});

test('an answer is told its own sentence; a wrong one leads back to what teaches it', async () => {
  await openHeld();
  await answer('a');
  expect(words()).toContain(FEEDBACK.a);
  expect(words()).not.toContain('in each.');
  await press(button('Try again'));
  await answer('b');
  expect(words()).toContain(FEEDBACK.b);
  expect(words()).toContain('It is 40 U in each.');
  expect(words()).not.toContain('Look again');
});

test('an answer without a sentence is told the explanation, and the slide to look at again', async () => {
  await openHeld();
  await answer('c');
  expect(words()).toContain('It is 40 U in each.');
  await press(link('Look again at slide 2, Volume sets the dose'));
  expect(heading()).toBe('Volume sets the dose');
  expect(told).not.toContain('completed layers');
});
