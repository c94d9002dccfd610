import { expect, test } from 'vitest';
import { actOnCourse } from './act-on-course.server.ts';

const act = async (accepted: object) => {
  const asked: object[] = [];
  const call = async (name: string, input: object) => {
    if (name === 'authCheck') return { success: true, user: { _id: 'clara' } };
    asked.push({ name, ...input });
    return accepted;
  };
  const api = { call } as never;
  const answer = await actOnCourse({
    request: new Request('https://academy.example/elearning/course/toxin.data?slide=dose&at=4&_routes=all', {
      method: 'POST',
      body: new URLSearchParams({ _action: 'accept', version: '3' }),
    }),
    params: { courseId: 'toxin' },
    context: { get: () => ({ shared: api, personal: api, isPersonal: () => true, nonce: '' }) },
  });
  return { asked, answer };
};

test('who moves to the newer version comes back to their slide', async () => {
  const { asked, answer } = await act({ success: true });
  expect(asked).toEqual([{ name: 'acceptVersion', courseId: 'toxin', version: 3 }]);
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    '/elearning/course/toxin?slide=dose',
  );
});

test('who was offered one that is not the newest any more is told so', async () => {
  const message = 'Another version was published meanwhile. Please look again.';
  const { answer } = await act({ success: false, status: 409, code: 'conflict', message });
  expect(JSON.stringify(answer)).toContain(message);
});
