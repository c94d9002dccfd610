// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { button, clear, during, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { key, link, openViewer } from '#web/testing/opened-viewer.tsx';
import { sampleContent, sampleSlide } from '#web/testing/sample-learning.ts';

afterEach(clear);

const audio = () => {
  const found = document.querySelector('audio');
  if (!found) throw new Error('no audio');
  return found;
};

test('narration is played, paused, sped up and remembered', async () => {
  await openViewer({ query: '?slide=dose' });
  expect(audio().getAttribute('src')).toBe('/media/dose.m4a');
  await press(button('Play'));
  expect(audio().paused).toBe(false);
  await key(' ');
  expect(audio().paused).toBe(true);
  await key('s');
  expect(audio().playbackRate).toBe(1.25);
  await key('S');
  await key('S');
  await key('S');
  expect(audio().playbackRate).toBe(0.75);
});

test('who listens hears the next slide by the same element', async () => {
  const narrated = (slideId: string) => ({ ...sampleSlide('dose'), slideId });
  await openViewer({ query: '?slide=units', slideOf: narrated });
  const element = audio();
  await press(button('Play'));
  await press(link('Next'));
  expect(audio()).toBe(element);
  expect(button('Pause')).toBeTruthy();
});

test('a word that is pressed is gone to, and J and L go by sentences', async () => {
  await openViewer({ query: '?slide=dose' });
  const word = [...document.querySelectorAll<HTMLElement>('.script [data-ms]')].find(
    (one) => one.textContent === 'units.',
  );
  await during(() =>
    word?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
  );
  expect(audio().currentTime).toBe(3);
  await key('l');
  expect(audio().currentTime).toBe(4);
  expect(document.querySelector('[data-spoken]')?.textContent).toBe('The');
  await key('j');
  expect(audio().currentTime).toBe(0);
});

test('the viewer goes on at the second where the slide was left', async () => {
  await openViewer({ content: sampleContent({ slideId: 'dose', positionMs: 5500 }) });
  expect(audio().currentTime).toBe(5.5);
  expect(words()).toContain('0:05');
});

test('without a recording the script is there, and says why it is silent', async () => {
  await openViewer({ query: '?slide=day-14' });
  expect(words()).toContain('Audio narration not available');
  expect(words()).toContain('The syringe gives millilitres.');
  expect(findButton('Play')).toBeUndefined();
});

test('a recording that fails leaves the script, also where it was closed', async () => {
  await openViewer({ query: '?slide=dose' });
  await press(button('Script'));
  expect(words()).not.toContain('The syringe gives millilitres.');
  await during(() => audio().dispatchEvent(new Event('error')));
  expect(words()).toContain('Audio narration not available');
  expect(words()).toContain('The syringe gives millilitres.');
});
