// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContent, sampleSlide } from '#web/testing/sample-learning.ts';
import { forgetOpen, keepOpen, openFromShelf, readAhead } from './slide-shelf.ts';

let asked: string[] = [];
let close: (() => void) | undefined;

/** What is heard is only loaded. */
class Loaded {
  set src(path: string) {
    asked.push(path);
  }
}

function serve(status = 200) {
  vi.stubGlobal('Audio', Loaded);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const slideId = path.split('/').at(-1) ?? '';
    return status === 200
      ? Response.json({ success: true, slide: sampleSlide(slideId) })
      : Response.json({ success: false, message: 'Please login or register first' }, { status });
  });
}

afterEach(() => {
  close?.();
  asked = [];
  vi.unstubAllGlobals();
});

const content = sampleContent();
const open = (slideId: string) => openFromShelf('toxin', new URLSearchParams({ slide: slideId }));

test('the slide after this one is read ahead with its recording, and opens without a request', async () => {
  serve();
  close = keepOpen('clara', content);
  await readAhead(content, sampleSlide('units'));
  expect(asked).toEqual(['/api/elearning/courses/toxin/versions/1/slides/dose', '/media/dose.m4a']);
  const page = await open('dose');
  expect(page?.open.slide?.title).toBe('Volume sets the dose');
  expect((await open('units'))?.open.slide?.title).toBe('Units are units');
  expect(asked).toHaveLength(2);
});

test('a slide whose login has ended says so and is asked for again', async () => {
  serve(401);
  close = keepOpen('clara', content);
  expect((await open('dose'))?.open.problem).toEqual({
    message: 'Please login or register first',
    needsLogin: true,
  });
  serve();
  expect((await open('dose'))?.open.slide?.slideId).toBe('dose');
});

test('after a move to a newer version everything comes from the server, also the slide that is open', async () => {
  serve();
  close = keepOpen('clara', content);
  expect(await open('dose')).not.toBeNull();
  forgetOpen();
  expect(await open('dose')).toBeNull();
});

test('another course, or a viewer that was left, comes from the server', async () => {
  serve();
  expect(await open('dose')).toBeNull();
  close = keepOpen('clara', content);
  expect(await openFromShelf('fillers', new URLSearchParams())).toBeNull();
});
