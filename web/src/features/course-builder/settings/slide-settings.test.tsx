// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { button, clear, draw, during, field, press, type, words } from '#web/testing/drawn-page.tsx';
import { sampleDraftSlide } from '#web/testing/sample-draft.ts';
import { sampleDrawing } from '#web/testing/sample-learning.ts';
import { SlideSettings } from './slide-settings.tsx';

afterEach(clear);

let now: DraftSlide;
let setNow: (slide: DraftSlide) => void;
const onMoveTo = vi.fn<(sectionId: string) => void>();
const onRemove = vi.fn<() => void>();
const onDuplicate = vi.fn<() => void>();

const SECTIONS = [
  { sectionId: 'vial', title: 'What is in the vial', moduleTitle: 'Product' },
  { sectionId: 'upper', title: '', moduleTitle: 'Dosing' },
];

const BEFORE = [
  { slideId: 'vial', name: '1 What is in the vial' },
  { slideId: 'volume', name: '2 Volume sets the dose' },
];

function Page({ begun, chosenId = null }: { begun: DraftSlide; chosenId?: string | null }) {
  const [slide, setSlide] = useState(begun);
  now = slide;
  setNow = setSlide;
  return (
    <SlideSettings
      {...{ slide, onMoveTo, onRemove, onDuplicate }}
      onChange={setSlide}
      sections={SECTIONS}
      sectionId="vial"
      chosenId={chosenId}
      before={BEFORE}
    />
  );
}

function writeIn(id: string, text: string) {
  return during(() => {
    const box = document.getElementById(id);
    if (!(box instanceof HTMLTextAreaElement)) throw new Error(`no “${id}”`);
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const choose = (id: string, value: string) =>
  during(() => {
    const select = document.getElementById(id);
    if (!(select instanceof HTMLSelectElement)) throw new Error(`no “${id}”`);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('a slide is named, counted, shown and described', async () => {
  await draw(<Page begun={sampleDraftSlide({ type: 'image', picture: sampleDrawing })} />);
  await type('Title', 'Dilution');
  await press(field('Counts towards completion'));
  await press(field('Free preview'));
  await writeIn('slide-alt', 'A slide rule');
  await writeIn('slide-notes', 'Ask Leila');
  expect(now).toMatchObject({
    title: 'Dilution',
    isRequired: false,
    isSample: true,
    picture: { ...sampleDrawing, alt: 'A slide rule' },
    notes: 'Ask Leila',
  });
});

test('a time that is none is told, and the slide keeps the one that it had', async () => {
  await draw(<Page begun={sampleDraftSlide({ seconds: 60 })} />);
  await type('Least time', '90');
  expect(now.seconds).toBe(90);
  await type('Least time', '4000');
  expect(now.seconds).toBe(90);
  expect(words()).toContain('From 1 to 3,600 seconds.');
  await type('Least time', '45');
  expect(now.seconds).toBe(45);
  await during(() => setNow({ ...now, seconds: 30 }));
  expect(field('Least time').value).toBe('30');
});

test('each line is a source, and an empty one is none', async () => {
  await draw(<Page begun={sampleDraftSlide()} />);
  await writeIn('slide-sources', 'Carruthers 2003\n\n Ascher 2010 \nCarruthers 2003\n');
  expect(now.sources).toEqual(['Carruthers 2003', 'Ascher 2010']);
  const box = document.getElementById('slide-sources');
  expect(box instanceof HTMLTextAreaElement && box.value.endsWith('\n')).toBe(true);
});

test('a figure comes with its value and goes with it', async () => {
  await draw(<Page begun={sampleDraftSlide()} />);
  await type('Figure', '4 U');
  expect(now.figure).toEqual({ value: '4 U', caption: '' });
  await type('Figure', '');
  expect(now.figure).toBeNull();
});

test('a slide is moved, doubled and removed by its page', async () => {
  await draw(<Page begun={sampleDraftSlide()} />);
  expect(words()).toContain('Dosing: Section 2');
  await during(() => {
    const select = document.querySelector('select');
    if (!select) throw new Error('no sections');
    select.value = 'upper';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await press(button('Duplicate slide'));
  await press(button('Remove slide'));
  expect(onMoveTo).toHaveBeenCalledWith('upper');
  expect(onDuplicate).toHaveBeenCalledOnce();
  expect(onRemove).toHaveBeenCalledOnce();
});

test('a question may have to be right, and leads back to a slide before it', async () => {
  await draw(<Page begun={sampleDraftSlide({ type: 'question' })} />);
  await press(field('Must be right to go on'));
  await choose('slide-leads-back', 'volume');
  expect(now).toMatchObject({ mustBeRight: true, leadsBackTo: 'volume' });
  await press(field('Must be right to go on'));
  await choose('slide-leads-back', '');
  expect([now.mustBeRight, now.leadsBackTo]).toEqual([undefined, undefined]);
});

test('a slide that is gone, or no longer before the question, is told of until another one is chosen', async () => {
  await draw(<Page begun={sampleDraftSlide({ type: 'question', leadsBackTo: 'gone' })} />);
  expect(words()).toContain('A slide that is not before this one');
  await choose('slide-leads-back', 'vial');
  expect(words()).not.toContain('A slide that is not before this one');
});

test('the chosen point of a picture has its place in figures', async () => {
  const spots = [{ spotId: 'tip', x: 48.6, y: 43, title: 'The tip', text: '' }];
  await draw(<Page begun={sampleDraftSlide({ type: 'hotspot', spots })} chosenId="tip" />);
  await type('Point 1, across', '30');
  expect(now.spots[0]).toMatchObject({ x: 30, y: 43 });
  await type('Down', '300');
  expect(now.spots[0]?.y).toBe(43);
});
