// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { button, clear, press, words } from '#web/testing/drawn-page.tsx';
import { heading, key, link, openViewer, told } from '#web/testing/opened-viewer.tsx';
import { sampleContent, sampleSlide } from '#web/testing/sample-learning.ts';
import type { Beside } from '../beside.ts';

afterEach(clear);

test('the counter says where somebody is in the whole course, and reads it out', async () => {
  await openViewer({ query: '?slide=layers' });
  const count = [...document.querySelectorAll('[aria-live="polite"]')].map((one) => one.textContent);
  expect(count).toContain('Slide 3 of 5');
  expect(told).toEqual(['seen layers']);
});

test('Next completes the slide and goes on; its mark is set at once', async () => {
  await openViewer({ query: '?slide=units' });
  await press(link('Next'));
  expect(heading()).toBe('Volume sets the dose');
  expect(told).toEqual(['seen units', 'completed units', 'seen dose']);
  expect(words()).toContain('Units are units, completed');
});

test('a slide that was completed without a line stays ticked when the page is opened again', async () => {
  await openViewer({ query: '?slide=layers', left: ['units'] });
  expect(words()).toContain('Units are units, completed');
});

test('a jump completes the slide that is left, going back does not', async () => {
  await openViewer({ query: '?slide=dose' });
  await press(link('Slide 4, Day 0 and day 14'));
  expect(told).toContain('completed dose');
  await press(link('PreviousBack'));
  expect(heading()).toBe('Three muscles meet');
  expect(told).not.toContain('completed day-14');
});

test('on the last slide Finish Course congratulates, and leads to the portal', async () => {
  const content = sampleContent(undefined, ['units', 'dose', 'layers', 'day-14']);
  const router = await openViewer({ query: '?slide=check', content, slideOf: () => sampleSlide('units') });
  await press(link('Finish Course'));
  expect(words()).toContain('Congratulations!');
  expect(told).toContain('completed check');
  await press(link('Back to your courses'));
  expect(router.state.location.pathname).toBe('/elearning/portal');
});

test('a course that ends with a check is finished also by who skips it', async () => {
  await openViewer({ query: '?slide=check' });
  expect(words()).toContain('Finish Course opens when the answer is right');
  await press(link('skip this check'));
  expect(words()).toContain('Congratulations');
  expect(told).toContain('completed check');
});

test('the contents end with the tests, and the end of the course leads to the one that is not passed', async () => {
  const content = {
    ...sampleContent(undefined, ['units', 'dose', 'layers', 'day-14']),
    tests: [
      { testId: 'arithmetic', title: 'Arithmetic', isPassed: true },
      { testId: 'final-test', title: 'Final test', isPassed: false },
    ],
  };
  await openViewer({ query: '?slide=check', content, slideOf: () => sampleSlide('units') });
  expect(words()).toContain('Arithmetic, passed');
  await press(link('Finish Course'));
  const addresses = [...document.querySelectorAll('[role="dialog"] a')].map((one) =>
    one.getAttribute('href'),
  );
  expect(addresses).toEqual([
    '/elearning/portal',
    `/elearning/course/${content.course.courseId}/test/final-test`,
  ]);
});

test('who passed slides over is congratulated, and told which', async () => {
  await openViewer({ query: '?slide=check', slideOf: () => sampleSlide('units') });
  await press(link('Finish Course'));
  expect(words()).toContain('4 slides of Botulinum Toxin are not completed yet');
  await press(link('Units are units'));
  expect(words()).not.toContain('Congratulations');
});

test('zoom goes in tens from 70 to 150 percent and begins at 100', async () => {
  await openViewer();
  const zoom = () => document.querySelector('output')?.textContent;
  expect(zoom()).toBe('100%');
  for (let press = 0; press < 9; press++) await key('+');
  expect(zoom()).toBe('150%');
  for (let press = 0; press < 12; press++) await key('-');
  expect(zoom()).toBe('70%');
  await press(button('Larger'));
  expect(zoom()).toBe('80%');
});

test('arrow keys turn the slides, and rest in a slider and while somebody writes', async () => {
  await openViewer({ query: '?slide=dose' });
  const scrubber = document.querySelector('.scrub input');
  await key('ArrowRight', scrubber ?? undefined);
  expect(heading()).toBe('Volume sets the dose');
  await key('ArrowRight');
  expect(heading()).toBe('Three muscles meet');
  await key('ArrowLeft');
  expect(heading()).toBe('Volume sets the dose');
});

test('the sheet of keys opens with its own key, and letters can be switched off', async () => {
  await openViewer({ query: '?slide=dose' });
  await key('?');
  expect(words()).toContain('Sentence back, on');
  await press(document.querySelector<HTMLElement>('[role="dialog"] input') ?? document.body);
  await press(button('Close'));
  await key('t');
  expect(words()).toContain('The syringe gives millilitres.');
  await key('ArrowRight');
  expect(heading()).toBe('Three muscles meet');
});

const offered = {
  version: 3,
  publishedAt: '2027-03-01T08:00:00Z',
  changes: ['A slide on aftercare', 'Doses checked'],
};

test('a newer version is offered by a line with what changed, which leaves the slide alone', async () => {
  await openViewer({ query: '?slide=dose', content: { ...sampleContent(), offered } });
  expect(heading()).toBe('Volume sets the dose');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  const line = document.querySelector('[aria-label="A newer version"]')?.textContent;
  expect(line).toContain('Version 3 of this course is here.');
  expect(line).toContain('Published on 1 March 2027.');
  expect(line).toContain('A slide on aftercare');
  expect(line).toContain('Move to the new version');
});

test('who continues with their version is not asked again in this visit', async () => {
  await openViewer({ query: '?slide=units', content: { ...sampleContent(), offered } });
  await press(button('Continue with this version'));
  expect(words()).not.toContain('Move to the new version');
  await press(link('Next'));
  expect(heading()).toBe('Volume sets the dose');
  expect(words()).not.toContain('Move to the new version');
});

test('who learns the newest version is offered none', async () => {
  await openViewer();
  expect(words()).not.toContain('Move to the new version');
});

test('a note and a bookmark are set where somebody is', async () => {
  const spots: unknown[] = [];
  const beside: Beside = {
    notes: 'My notes',
    noteCount: 3,
    bookmarks: 'My bookmarks',
    bookmarkedSpots: [{ slideId: 'dose', positionMs: 9000 }],
    bookmark: (spot) => spots.push(['bookmark', spot]),
    write: (spot) => spots.push(['write', spot]),
  };
  await openViewer({ query: '?slide=dose&at=7', beside });
  await key('n');
  await press(button('Bookmark this moment'));
  expect(spots).toEqual([
    ['write', { slideId: 'dose', positionMs: 7000 }],
    ['bookmark', { slideId: 'dose', positionMs: 7000 }],
  ]);
  expect(button('Notes 3').getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelectorAll('.scrub-flag')).toHaveLength(1);
});

test('a slide that cannot be loaded leaves the course open and is asked for again', async () => {
  await openViewer({ problem: { message: 'The connection was lost.', needsLogin: false } });
  expect(words()).toContain('This slide could not be loaded');
  expect(words()).toContain('Three muscles meet');
  await press(button('Try again'));
  expect(told).toContain('retry');
});
