import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { columnSort } from './column-sort.ts';
import { EmptyList } from './empty-list.tsx';
import { LeftOut } from './left-out.tsx';
import { declareList, look, oneOf, over, page, words } from './list-address.ts';
import { ListForm, RefreshForm } from './list-form.tsx';
import { ListProblem } from './list-problem.tsx';
import { Pages } from './pages.tsx';

const boats = declareList('/boats', {
  kind: oneOf(['sail', 'motor']),
  q: words(),
  sort: look(words()),
  cursor: page(),
  on: over(words()),
});
const read = (query: string) => boats.read(new URLSearchParams(query));

function render(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&amp;', '&');
}

test('a list on one page has no pages; else the next is one link away, and the beginning', () => {
  const pages = (query: string, nextCursor: string | null) =>
    render(<Pages list={boats} view={read(query)} nextCursor={nextCursor} />);
  expect(pages('q=blue', null)).toBe('');
  expect(pages('q=blue&on=1', 'b')).toMatch(/^<nav[^>]*><a [^>]*href="\/boats\?q=blue&cursor=b"[^>]*>Next</);
  expect(pages('q=blue&cursor=b', null)).toMatch(/href="\/boats\?q=blue"[^>]*>Newest</);
});

test('a form keeps what it has no control for, but neither the page nor what is open', () => {
  const form = render(
    <ListForm list={boats} view={read('kind=sail&q=blue&sort=name&cursor=c&on=1')} fields={['q']}>
      <input name="q" />
    </ListForm>,
  );
  expect(form).toContain('action="/boats"');
  expect([...form.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'kind',
    'sort',
  ]);
});

test('reading the list again stays at its page', () => {
  const form = render(<RefreshForm list={boats} view={read('q=blue&cursor=c&on=1')} />);
  expect(form).toContain('name="cursor" value="c"');
  expect(form).not.toContain('name="on"');
});

test('no row at all and no row that fits are told apart, also on a page that has run empty', () => {
  const empty = (query: string) =>
    render(
      <EmptyList
        list={boats}
        view={read(query)}
        unmatched={{ title: 'No boat fits', all: 'All boats' }}
        none={{ title: 'There are no boats', text: 'Build one.' }}
        kept={{ sort: 'name' }}
      />,
    );
  expect(empty('sort=year')).toContain('There are no boats');
  for (const query of ['kind=sail', 'cursor=c']) {
    expect(empty(query)).toContain('No boat fits');
    expect(empty(query)).toMatch(/href="\/boats\?sort=name"[^>]*>All boats</);
  }
});

test('a list without an answer can be asked for again, any other problem is told', () => {
  const problem = (error: unknown) =>
    render(
      <ListProblem title="No boats came" to="/boats" error={error} told={{ title: 'No', text: 'Gone' }} />,
    );
  expect(problem(new TypeError('Failed to fetch'))).toMatch(
    /No boats came[\s\S]*href="\/boats"[^>]*>Try again/,
  );
  expect(problem(new Error('bug'))).toContain('Gone');
});

test('a column’s head orders by it, and the other way at the next press', () => {
  expect(columnSort(boats, read('q=blue&cursor=c'), 'year')).toEqual({
    sort: undefined,
    sortTo: '/boats?q=blue&sort=year',
  });
  expect(columnSort(boats, read('sort=year'), 'year')).toEqual({
    sort: 'ascending',
    sortTo: '/boats?sort=-year',
  });
  expect(columnSort(boats, read('sort=-year'), 'year').sort).toBe('descending');
});

test('what the address asks for in vain is said above the rows', () => {
  const at = (path: string) => {
    const element = <LeftOut list={boats} />;
    const router = createMemoryRouter([{ path: '/boats', element }], { initialEntries: [path] });
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };
  expect(at('/boats?kind=submarine&q=blue')).toContain('kind “submarine”');
  expect(at('/boats?kind=sail&utm_source=mail')).toBe('');
});
