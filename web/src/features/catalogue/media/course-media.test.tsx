// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { clear, draw } from '#web/testing/drawn-page.tsx';
import { fullDetail, sampleDetail } from '#web/testing/sample-course-detail.ts';
import { sampleSite as site } from '#web/testing/sample-site.ts';
import { CoursePage } from '../course-page/course-page.tsx';

// No picture can be loaded here.

afterEach(clear);

const drawPage = (course: CourseDetail) =>
  draw(
    <MemoryRouter>
      <CoursePage
        {...{ course, site }}
        plans={[]}
        problem={null}
        now="2027-03-01T08:00:00.000Z"
        enquiry={({ trigger }) => trigger}
        isPreview
      />
    </MemoryRouter>,
  );

const link = () => document.querySelector('nav a[href$="#media"]');

test('a picture that cannot be loaded is left out with its place in the gallery', async () => {
  await drawPage(fullDetail);
  expect(document.querySelector('#media img, a[href="/files/images/room.webp"]')).toBeNull();
  expect(document.querySelector('#media')?.textContent).toContain('Media');
  expect(link()).not.toBeNull();
});

test('where nothing else is shown the section goes too, and with it its link', async () => {
  const images = fullDetail.media.images.filter(({ url }) => url.startsWith('/files/'));
  await drawPage({ ...sampleDetail, media: { ...sampleDetail.media, images } });
  expect(document.querySelector('#overview')).not.toBeNull();
  expect(document.querySelector('#media')).toBeNull();
  expect(link()).toBeNull();
});
