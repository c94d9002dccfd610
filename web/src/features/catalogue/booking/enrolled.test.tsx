// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { clear, draw, words } from '#web/testing/drawn-page.tsx';
import { sampleDetail } from '#web/testing/sample-course-detail.ts';
import { sampleSite as site } from '#web/testing/sample-site.ts';
import { CoursePage } from '../course-page/course-page.tsx';

const place = {
  orderReference: 'AUR-0123456789',
  paidEur: 72_500,
  openEur: 72_500,
  nextDue: { dueOn: '2027-03-19', eur: 36_250, aed: 156_963 },
};

/** The page as somebody reads it, after it has asked who they are. */
async function read(own: typeof place | null) {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.includes('/library/') ? { success: true, place: own } : { success: false, message: '', code: 'x' },
    ),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await draw(
    <MemoryRouter>
      <CoursePage
        {...{ site }}
        course={{ ...sampleDetail, detailBadge: { kind: 'limited', label: 'Only 2 Seats Left!' } }}
        plans={[]}
        problem={null}
        now="2027-03-01T08:00:00.000Z"
        enquiry={({ trigger }) => trigger}
      />
    </MemoryRouter>,
  );
}

/** What can be seen: a box that only keeps its size says nothing. */
function seen(): string {
  for (const box of document.querySelectorAll('.invisible')) box.remove();
  return words();
}

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

test('who is enrolled reads so, with the next payment, and nothing that urges them to enroll', async () => {
  await read(place);
  const text = seen();
  expect(text).toContain('You are enrolled');
  expect(text).toContain('€362.50');
  expect(text).toContain('by 19 March 2027');
  const panel = document.querySelector('#price');
  for (const said of ['Next payment', 'Pay under your order', 'Add to calendar'])
    expect(panel?.textContent).toContain(said);
  expect(panel?.querySelector('a[href="/orders/AUR-0123456789"]')).not.toBeNull();
  for (const urge of ['Enroll Now', 'Seats Left!', 'seats left', 'Early-bird'])
    expect(text).not.toContain(urge);
});

test('everybody else reads the price and the way to enroll', async () => {
  await read(null);
  expect(seen()).toContain('Enroll Now');
  expect(words()).not.toContain('You are enrolled');
});
