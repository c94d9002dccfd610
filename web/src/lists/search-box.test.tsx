// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterSelect } from './filter-select.tsx';
import { declareList, oneOf, words } from './list-address.ts';
import { ListForm } from './list-form.tsx';
import { SearchBox } from './search-box.tsx';
import { usePendingView } from './use-pending-view.ts';

const boats = declareList('/boats', { kind: oneOf(['any', 'sail'], 'any'), q: words() });
const KINDS = [
  { value: 'any', label: 'All' },
  { value: 'sail', label: 'Sail' },
];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  // This DOM names the form itself as what submits it, which no browser does.
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (this: HTMLFormElement) {
    this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function open({ live = false, short = false }) {
  function Boats() {
    const view = boats.read(new URLSearchParams(useLocation().search));
    const shown = usePendingView(boats) ?? view;
    return (
      <ListForm list={boats} view={shown} fields={['kind', 'q']} short={short}>
        <SearchBox asked={shown.q} label="Search boats" live={live} />
        <FilterSelect name="kind" label="Kind" value={shown.kind} choices={KINDS} />
      </ListForm>
    );
  }
  const router = createMemoryRouter([{ path: '/boats', element: <Boats /> }], {
    initialEntries: ['/boats'],
  });
  const box = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(box).render(<RouterProvider router={router} />));
  const find = <E extends HTMLElement>(selector: string) => box.querySelector<E>(selector) as E;
  return {
    router,
    input: find<HTMLInputElement>('input[name=q]'),
    select: find<HTMLSelectElement>('select'),
  };
}

/** What a person enters, as React hears of it. */
async function enter(field: HTMLInputElement | HTMLSelectElement, value: string, event: string) {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  await act(async () => {
    set?.call(field, value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  });
}

test('a live search asks once, when whoever types has paused', async () => {
  const { router, input } = await open({ live: true });
  await enter(input, 'bl', 'input');
  await act(async () => vi.advanceTimersByTime(200));
  await enter(input, 'blue ', 'input');
  await act(async () => vi.advanceTimersByTime(200));
  expect(router.state.location.search).toBe('');
  await act(async () => vi.advanceTimersByTime(100));
  expect(router.state.location.search).toBe('?q=blue+&kind=any');
  expect(input.value).toBe('blue ');
});

test('a live search that is asked with Enter does not ask again after the pause', async () => {
  const { router, input } = await open({ live: true });
  await enter(input, 'blue', 'input');
  await act(async () => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    input.form?.requestSubmit();
  });
  expect(router.state.location.search).toBe('?q=blue&kind=any');
  await act(async () => router.navigate('/boats?q=found'));
  await act(async () => vi.advanceTimersByTime(1000));
  expect(router.state.location.search).toBe('?q=found');
});

test('another view from elsewhere is what the box says', async () => {
  const { router, input } = await open({});
  await enter(input, 'half a wo', 'input');
  await act(async () => router.navigate('/boats?q=red'));
  expect(input.value).toBe('red');
});

test('a choice asks at once, with the words beside it, in an address that says no more than it has to', async () => {
  const { router, input, select } = await open({ short: true });
  await enter(input, ' blue ', 'input');
  await enter(select, 'sail', 'change');
  expect(router.state.location.search).toBe('?kind=sail&q=blue');
  await enter(select, 'any', 'change');
  expect(router.state.location.search).toBe('?q=blue');
});
