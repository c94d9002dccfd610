// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { clear, draw, words } from '#web/testing/drawn-page.tsx';
import { sampleDetail } from '#web/testing/sample-course-detail.ts';
import { InForm, sampleFacts, sampleValues } from '#web/testing/sample-form.tsx';
import { previewCourse } from './preview-course.tsx';

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

test('a cancelled course is previewed as the page that visitors find in its place', async () => {
  const course = { ...sampleDetail, basic: { ...sampleDetail.basic, effectiveStatus: 'cancelled' } };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, course }));
  await draw(
    <MemoryRouter>
      <InForm values={sampleValues()}>{previewCourse(sampleFacts)?.(sampleValues(), () => {})}</InForm>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(words()).toContain('It does not take place.'));
  expect(words()).not.toContain('Enroll Now');
});

test('what is self-paced is looked at once its content is there', () => {
  expect(previewCourse({ ...sampleFacts, kind: 'ELearningCourse' })).toBeUndefined();
});
