// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SELL } from '#web/lib/office-paths.ts';
import { button, clear, draw, during, press } from '#web/testing/drawn-page.tsx';
import { useSaleAddress } from './sale-address.ts';

afterEach(clear);

const PERSON = '01a20e88-5aa3-7ee6-bf41-ce2cd47e6e2e';
const COURSE = '01a20e88-4d1c-75c8-acaa-da6f5a760cc1';

function Choices() {
  const { address, go } = useSaleAddress();
  return (
    <>
      <button type="button" onClick={() => go({ personId: PERSON })}>
        Person
      </button>
      <button type="button" onClick={() => go({ courses: [...address.courses, COURSE] })}>
        Course
      </button>
    </>
  );
}

test('a course that is chosen while the person is still asked for takes nothing away', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [{ id: 'sell', path: SELL, element: <Choices />, loader: () => promise }],
    {
      initialEntries: [SELL],
      hydrationData: { loaderData: { sell: null } },
    },
  );
  await draw(<RouterProvider router={router} />);
  await press(button('Person'));
  await press(button('Course'));
  await during(() => resolve(null));
  const search = new URLSearchParams(router.state.location.search);
  expect([search.get('person'), search.get('courses')]).toEqual([PERSON, COURSE]);
});
