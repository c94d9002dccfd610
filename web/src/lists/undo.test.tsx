import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { done, UndoTold } from './undo.tsx';

const drawn = (answer: unknown) => {
  const element = <UndoTold answer={answer} below="/admin/reviews?state=published" />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test('what can be undone is told with a form that needs no script, to the list below', () => {
  const html = drawn(done('The review is published.', { reviewId: '1', state: 'pending', reason: '' }));
  expect(html).toContain('role="status"');
  expect(html).toContain('The review is published.');
  expect(html).toContain('action="/admin/reviews?state=published" method="post"');
  for (const [name, value] of [
    ['_action', 'undo'],
    ['reviewId', '1'],
    ['state', 'pending'],
    ['reason', ''],
  ])
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
});

test('what stays done is told without one', () => {
  expect(drawn(done('The review is as it was before.', null))).not.toContain('<form');
});

test('an undoing whose end nobody knows is offered again, one that was refused is not', () => {
  const refused = (code?: string) => ({
    intent: 'undo',
    failure: { message: 'It was not undone', code, values: { _action: 'undo', reviewId: '1' } },
  });
  expect(drawn(refused())).toContain('name="reviewId" value="1"');
  expect(drawn(refused()).match(/name="_action"/g)).toHaveLength(1);
  expect(drawn(refused('internal'))).toContain('Undo');
  const conflict = drawn(refused('conflict'));
  expect(conflict).toContain('role="alert"');
  expect(conflict).not.toContain('<form');
});

test('of anything else nothing is told', () => {
  for (const answer of [undefined, null, { intent: 'published 1', failure: { message: 'No' } }])
    expect(drawn(answer)).toBe('');
});
