import type { Browser, Page } from '@playwright/test';
import { newMember } from '../cart/carts.ts';
import { agree, openCheckout } from '../checkout.ts';
import { addCourse, COURSES, expectMail } from '../course-manager.ts';
import {
  atBothWidths,
  expect,
  inspect,
  openAlive,
  PEOPLE,
  payByCard,
  pick,
  signIn,
  test,
} from '../journey.ts';

// It waits for letters, and for its turn to open accounts.
test.describe.configure({ timeout: 240_000 });

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const SCRIPT = Buffer.from('%PDF-1.4\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n%%EOF\n');
const REASON = 'The number cannot be read. Please send a sharper copy.';

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: name.endsWith('.png') ? 'image/png' : 'application/pdf', buffer });

const handIn = async (page: Page, name = 'license.pdf', bytes: Buffer = PDF) => {
  await page.getByLabel('License number').fill('D-4711');
  await page.getByLabel('Issuing body').fill('Dubai Health Authority');
  await pick(page.getByLabel('Country'), 'United Arab Emirates');
  await choose(page, name, bytes);
  await expect(page.getByText(`Uploaded: ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByText('Your license was handed in.')).toBeVisible();
};

/** Staff look at what this person has handed in. */
const lookAt = async (browser: Browser, page: Page, { email }: { email: string }) => {
  const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(desk, PEOPLE.staff);
  await openAlive(desk, `/admin/licences?q=${encodeURIComponent(email)}`);
  return desk;
};

const hold = async (page: Page) => {
  await agree(page);
  await page.getByRole('button', { name: 'Hold my seat' }).click();
  await expect(page.getByText('Your seat is held while we look at your license').first()).toBeVisible();
};

atBothWidths(() => {
  test('a licence is handed in at the checkout, the seat held meanwhile, accepted and paid', async ({
    page,
    browser,
  }) => {
    const course = await addCourse(page, { content: { professions: ['Dermatologist'] } });
    const person = await newMember(page);
    await openCheckout(page, course.slug);
    await expect(page.getByText('This course asks for your license')).toBeVisible();
    await inspect(page, 'licence-asked');
    await page.getByRole('link', { name: 'Hand in your license' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('License');
    await choose(page, 'script.pdf', SCRIPT);
    await expect(page.getByText('contains a script or another file').first()).toBeVisible();
    await inspect(page, 'licence-refused-file');
    await handIn(page);
    await inspect(page, 'licence-handed-in');
    await page.getByRole('link', { name: 'Go on where you were' }).click();
    await expect(page.getByText('Your license is being looked at')).toBeVisible();
    await inspect(page, 'licence-looked-at-checkout');
    await hold(page);
    const orderPath = new URL(page.url()).pathname;
    await inspect(page, 'licence-order-held');
    await openCheckout(page, course.slug);
    await inspect(page, 'licence-checkout-held');

    const desk = await lookAt(browser, page, person);
    await inspect(desk, 'licences-list');
    await openAlive(desk, '/admin');
    await expect(desk.getByRole('heading', { name: 'Whose license waits?' })).toBeVisible();
    await inspect(desk, 'licences-home');
    await openAlive(desk, `/admin/find?q=${encodeURIComponent(person.email)}`);
    await expect(desk.getByRole('heading', { name: 'Licenses' })).toBeVisible();
    await desk.getByRole('link', { name: 'Noor Haddad · D-4711' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('License of Noor Haddad');
    const frame = desk.locator('iframe[title="License of Noor Haddad"]');
    await expect(frame).toHaveAttribute('src', /\/files\/.*\.pdf\?framed$/);
    await inspect(desk, 'licence-to-decide');
    await desk.getByRole('button', { name: 'Accept the license' }).click();
    await expect(desk.getByText('The license was accepted.')).toBeVisible();
    await inspect(desk, 'licence-accepted');
    await desk.context().close();

    await expectMail(page, person, /^Your license was accepted, please pay/);
    await openAlive(page, orderPath);
    await inspect(page, 'licence-order-payable');
    await page
      .getByRole('button', { name: /^(Pay|Continue)/ })
      .first()
      .click();
    await payByCard(page);
    await openAlive(page, orderPath);
    await expect(page.getByText('Confirmed').first()).toBeVisible();

    await signIn(page, PEOPLE.staff);
    await openAlive(page, `${COURSES}/${course.slug}/roster`);
    await expect(page.getByRole('row', { name: /Noor Haddad/ })).toContainText('License: Accepted');
    await inspect(page, 'licence-roster');
  });

  test('a licence that is refused frees the seat, and its person reads why', async ({ page, browser }) => {
    const content = { professions: ['Dermatologist'] };
    const course = await addCourse(page, { content, enrollment: { minEnrollment: 1, seatsAvailable: 1 } });
    const person = await newMember(page);
    await openAlive(page, `/profile/licence?next=/checkout/inperson/${course.slug}`);
    await handIn(page, 'license.png', await page.screenshot());
    await openCheckout(page, course.slug);
    await hold(page);

    const desk = await lookAt(browser, page, person);
    await desk.getByRole('link', { name: 'Noor Haddad' }).click();
    const picture = desk.getByRole('img', { name: 'License of Noor Haddad' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await inspect(desk, 'licence-picture');
    await desk.getByRole('button', { name: 'Refuse it' }).click();
    await expect(desk.getByText('Please say why it is refused.').first()).toBeVisible();
    await desk.getByLabel('Why it is refused').fill(REASON);
    await desk.getByRole('button', { name: 'Refuse it' }).click();
    await expect(desk.getByText('The license was refused.')).toBeVisible();
    await desk.context().close();

    await expectMail(page, person, /^Your license was not accepted/);
    await openCheckout(page, course.slug);
    await expect(page.getByText('Your license was not accepted')).toBeVisible();
    await inspect(page, 'licence-refused-checkout');
    await openAlive(page, '/profile/licence');
    await expect(page.getByText(REASON)).toBeVisible();
  });
});

test('who holds as many seats as are held meanwhile reads so before the button says it', async ({ page }) => {
  const content = { professions: ['Dermatologist'] };
  const courses = [];
  for (let many = 0; many < 4; many++) courses.push(await addCourse(page, { content }));
  await newMember(page);
  await openAlive(page, '/profile/licence');
  await handIn(page);
  const last = courses.pop();
  for (const { slug } of courses) {
    await openCheckout(page, slug);
    await expect(page.getByText('You can hold your seat now.')).toBeVisible();
    await hold(page);
  }
  await openCheckout(page, last?.slug ?? '');
  await expect(page.getByText('We hold up to 3 seats for you while we look at your license')).toBeVisible();
  await inspect(page, 'licence-no-more-seats');
});
