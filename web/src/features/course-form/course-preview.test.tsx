// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clear, draw, during, words } from '#web/testing/drawn-page.tsx';
import { InForm, sampleValues } from '#web/testing/sample-form.tsx';
import { CoursePreview } from './course-preview.tsx';

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

const values = { ...sampleValues(), basic: { ...sampleValues().basic, title: 'Fillers' } };
const preview = (askToSignIn = () => {}) =>
  draw(
    <InForm values={values} askToSignIn={askToSignIn}>
      <CoursePreview
        kind="InPersonCourse"
        values={values}
        close={() => {}}
        page={(course) => <h1>{'basic' in course && course.basic.title} for all</h1>}
      />
    </InForm>,
  );
const answering = (status: number, body: object) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('the page is made by the server of what is in the form', async () => {
  const fetched = answering(200, { success: true, course: { basic: { title: 'Fillers' } } });
  await preview();
  expect(words()).toContain('Fillers for all');
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/admin-courses/inperson/api/preview');
  expect(JSON.parse(String(init?.body))).toMatchObject({ id: null, basic: { title: 'Fillers' } });
});

test('until it has answered, that is said and nothing else', async () => {
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  await preview();
  expect(words()).toContain('Making the preview');
  await during(() => answer(Response.json({ success: true, course: { basic: { title: 'Fillers' } } })));
  expect(words()).not.toContain('Making the preview');
});

test('what it cannot be made of is told in words, and so is a connection that is lost', async () => {
  answering(400, { success: false, code: 'invalid-input', message: 'Base price must not be negative' });
  await preview();
  expect(words()).toContain('The preview cannot be shown');
  expect(words()).toContain('Base price must not be negative');
  await clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await preview();
  expect(words()).toContain('The connection was lost. Please try again.');
});

test('a login that has ended is asked for', async () => {
  answering(401, { success: false, code: 'not-signed-in', message: 'Please login or register first' });
  const askToSignIn = vi.fn<() => void>();
  await preview(askToSignIn);
  expect(askToSignIn).toHaveBeenCalledOnce();
});
