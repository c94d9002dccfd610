import { expect, type Page, test } from '@playwright/test';
import { watchFocus } from './focus.ts';
import { findLayoutFaults } from './layout.ts';

// What the journeys hold against every page is shown here to bite, on pages made for it.

const FAULTY: [what: string, html: string, fault: string][] = [
  [
    'text over text',
    '<p style="margin:0">A course</p><p style="margin:-20px 0 0">Its price</p>',
    '"A course" lies over "Its price"',
  ],
  [
    'a figure that leaves the page',
    '<p style="position:relative;left:780px;width:400px">€2,480.00</p>',
    '"€2,480.00" leaves the page',
  ],
  [
    'a table wider than its sheet',
    '<div style="background:#eee;width:300px"><table style="width:420px"><tr><td>Orders</td></tr></table></div>',
    'table "Orders" is 120 px wider than its sheet',
  ],
  [
    'text cut for good',
    '<p style="overflow:hidden;white-space:nowrap;width:60px">Al Maryah Conference Floor</p>',
    '"Al Maryah Conference Floor" is cut',
  ],
  [
    'a preview that leads nowhere',
    '<ul><li><p style="overflow:hidden;text-overflow:ellipsis;white-space:nowrap;width:60px">A long question</p></li></ul>',
    '"A long question" is cut',
  ],
  [
    'a tag glued to a date',
    '<p>21 Nov<span style="background:#fd9;padding:0 4px">overdue</span></p>',
    '"21 Nov" is glued to "overdue"',
  ],
  [
    'a word broken in its middle',
    '<p style="width:50px;overflow-wrap:anywhere">Certification</p>',
    '"Certification" breaks in its middle',
  ],
];

for (const [what, html, fault] of FAULTY) {
  test(`${what} is found`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await page.setContent(`<body style="font:16px/1.4 sans-serif">${html}</body>`);
    expect(await findLayoutFaults(page)).toEqual([fault]);
  });
}

test('a page without these faults has none found', async ({ page }) => {
  await page.setContent(`<body style="font:16px/1.4 sans-serif">
    <h1 style="font-size:64px;line-height:60px;width:300px">Two tight lines</h1>
    <p>21 Nov <span style="background:#fd9;padding:0 4px">overdue</span></p>
    <ul><li><a href="#all">All</a><p style="overflow:hidden;text-overflow:ellipsis;white-space:nowrap;width:60px">A long question</p></li></ul>
    <p style="position:sticky;bottom:0;background:#fff">A bar over what is below</p>
    <span style="position:absolute;width:1px;height:1px;overflow:hidden">for screen readers</span>
  </body>`);
  expect(await findLayoutFaults(page)).toEqual([]);
});

/** What is complained about on a page whose button does something. */
const complaintsOf = async (page: Page, onclick: string): Promise<string[]> => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.addInitScript(watchFocus);
  const body = `<h1 tabindex="-1">A course</h1><p><button onclick="${onclick}">Act</button></p>`;
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/planted');
  await page.waitForTimeout(300);
  await page.getByRole('button').click();
  return complaints;
};

test('a focus that leaves with its button is found', async ({ page }) => {
  const complaints = await complaintsOf(page, 'this.remove()');
  await expect.poll(() => complaints).toEqual([expect.stringContaining('the focus was lost')]);
});

test('a new page that begins nowhere is found', async ({ page }) => {
  const next = "document.querySelector('h1').outerHTML = '<h1>Another</h1>'";
  const complaints = await complaintsOf(page, next);
  await expect
    .poll(() => complaints)
    .toEqual([expect.stringContaining('/planted was reached with the focus on <button')]);
});

test('a new page that begins at its heading passes', async ({ page }) => {
  const next = "document.querySelector('h1').outerHTML = '<h1 tabindex=-1>Another</h1>'";
  const complaints = await complaintsOf(page, `${next};document.querySelector('h1').focus()`);
  await page.waitForTimeout(2_500);
  expect(complaints).toEqual([]);
});
