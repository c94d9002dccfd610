// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { clear, draw, words } from '#web/testing/drawn-page.tsx';
import { sampleDetail } from '#web/testing/sample-course-detail.ts';
import { InForm, sampleFacts, sampleValues } from '#web/testing/sample-form.tsx';
import { sampleLanding } from '#web/testing/sample-landing.ts';
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
      <InForm values={sampleValues()}>{previewCourse(sampleFacts)(sampleValues(), () => {})}</InForm>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(words()).toContain('It does not take place.'));
  expect(words()).not.toContain('Enroll Now');
});

test('a self-paced course is previewed as its landing page, which asks nobody who they are', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ success: true, course: sampleLanding() }));
  vi.stubGlobal('fetch', fetched);
  const facts = { ...sampleFacts, kind: 'ELearningCourse' } as const;
  await draw(
    <MemoryRouter>
      <InForm values={sampleValues()} facts={facts}>
        {previewCourse(facts)(sampleValues(), () => {})}
      </InForm>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(words()).toContain(sampleLanding().title));
  expect(words()).toContain('How it works');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/admin-courses/selfpaced/api/preview']);
});
