// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { button, clear, draw, press, type, words } from '#web/testing/drawn-page.tsx';
import { sampleRow } from '#web/testing/sample-course-row.ts';
import { CourseFields } from './case-form-courses.tsx';
import { blankCase } from './case-form-values.ts';

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

const Fields = () => <CourseFields form={useFormIssues(undefined)} initial={blankCase} courses={[]} />;

test('a course is found among all that the academy has, by a question to the server, and linked', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ success: true, courses: [sampleRow] });
  });
  await draw(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Fields /> }])} />);
  await type('Linked course', 'peels');
  await vi.waitFor(() => expect(asked).toEqual([expect.stringMatching(/[?&]q=peels(&|$)/)]));
  await vi.waitFor(() => expect(document.querySelector('[role="option"]')?.textContent).toContain('SKN-110'));
  await press(document.querySelector('[role="option"]') as HTMLElement);
  await press(button('Link this and choose another'));
  expect(words()).toContain('Another course');
  const [linked] = document.querySelectorAll<HTMLInputElement>('input[name="linkedCourses.0"]');
  expect([linked?.value, linked?.checked]).toEqual([sampleRow._id, true]);
});
