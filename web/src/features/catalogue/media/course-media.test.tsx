// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { clear, draw } from '#web/testing/drawn-page.tsx';
import { fullDetail, sampleDetail } from '#web/testing/sample-course-detail.ts';
import { CourseMedia } from './course-media.tsx';

// No picture can be loaded here.

afterEach(clear);

test('a picture that cannot be loaded is left out with its place in the gallery', async () => {
  await draw(<CourseMedia course={fullDetail} />);
  expect(document.querySelector('img, a[href="/files/images/room.webp"]')).toBeNull();
  expect(document.body.textContent).toContain('Media');
});

test('where nothing else is shown the section goes too', async () => {
  const images = fullDetail.media.images.filter(({ url }) => url.startsWith('/files/'));
  await draw(<CourseMedia course={{ ...sampleDetail, media: { ...sampleDetail.media, images } }} />);
  expect(document.body.textContent).toBe('');
});
