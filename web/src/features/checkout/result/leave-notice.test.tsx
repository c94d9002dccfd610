import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LeaveNotice } from './leave-notice.tsx';

test('where the page leads by itself is said: to the course, or to the gift', () => {
  const notice = (place: string) => {
    const element = <LeaveNotice to="/orders/AUR-0123456789" place={place} />;
    return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  };
  expect(notice('the course')).toContain('In 5 seconds you will be taken to the course.');
  expect(notice('your gift')).toContain('In 5 seconds you will be taken to your gift.');
});
