import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { watchFocus } from './checks/focus.ts';
import { findLayoutFaults } from './checks/layout.ts';

/** The demo world's people. */
export const PEOPLE = {
  admin: { email: 'admin@aurea.example', password: 'Demo-admin-2026' },
  staff: { email: 'staff@aurea.example', password: 'Demo-staff-2026' },
  instructor: { email: 'instructor@aurea.example', password: 'Demo-instructor-2026' },
  learner: { email: 'learner@aurea.example', password: 'Demo-learner-2026' },
};
export type Person = (typeof PEOPLE)[keyof typeof PEOPLE];

/** A page whose console stays empty and which never loses the focus: either fails the journey that caused it. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // The browser itself reports each answer of 4xx that a journey provokes on purpose.
      // And axe tries its script in the mailbox's frames, which allow none.
      const provoked = /^Failed to load resource|^Blocked script execution in 'about:srcdoc'/.test(
        message.text(),
      );
      if (['error', 'warning'].includes(message.type()) && !provoked)
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    await page.addInitScript(watchFocus);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

type KeptSession = { cookies: Awaited<ReturnType<BrowserContext['cookies']>>; since: number };
const sessions = new Map<string, KeptSession>();
/** What moves money or people asks for the password again a quarter of an hour after the login. */
const KEPT_MS = 10 * 60_000;

/** Opens a session over HTTP, as the login page would; once for each person, for logging in is limited. */
export const signIn = async (page: Page, person: Person) => {
  const kept = sessions.get(person.email);
  if (kept && Date.now() - kept.since < KEPT_MS) return page.context().addCookies(kept.cookies);
  // A login ends the session that it comes with, and somebody else's is still needed.
  await page.context().clearCookies();
  const answer = await page.request.post('/api/login', { data: person });
  expect(answer.ok(), await answer.text()).toBe(true);
  sessions.set(person.email, { cookies: await page.context().cookies(), since: Date.now() });
};

/** Waits until the page's script has taken over, which React notes on the elements that it finds. */
export const expectAlive = async (page: Page) => {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
};

export const openAlive = async (page: Page, address: string) => {
  const answer = await page.goto(address);
  await expectAlive(page);
  return answer;
};

/** Somebody is quicker than the page's script, which is held back until they have done it. */
export const openHeld = async (page: Page, address: string, meanwhile: () => Promise<void>) => {
  let release = () => {};
  const isDone = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isDone;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await meanwhile();
  release();
  await expectAlive(page);
};

let visitors = 0;

/** Somebody whom the academy has never seen. */
export const newcomer = () => {
  visitors += 1;
  return {
    email: `visitor-${process.pid}-${Date.now()}-${visitors}@clinic.example`,
    password: 'correct horse battery',
  };
};

type KeptMail = { subject: string; text: string; attachments: { name: string; content: string }[] };

/** What the academy has written to an address, the newest first. */
export const mailsTo = async (page: Page, email: string) => {
  const answer = await page.request.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { mails: KeptMail[] }).mails;
};

/** Follows the first link of this path that was written to an address. */
export const followMailedLink = async (page: Page, email: string, path: string) => {
  const pattern = new RegExp(`${path}\\S+`);
  let link = '';
  await expect(async () => {
    const mails = await mailsTo(page, email);
    link = mails.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 30_000 });
  await page.goto(link);
};

const WIDE = { width: 1280, height: 900 };
const WIDER = { width: 1440, height: 900 };
const WIDEST = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 700 };

/** Journeys that people walk at a desk and on a phone. */
export const atBothWidths = (walks: () => void) => {
  for (const viewport of [WIDE, PHONE])
    test.describe(`${viewport.width} wide`, () => {
      test.use({ viewport });
      walks();
    });
};

/**
 * What every page must pass: no finding of axe, one h1, a main landmark, a title, no fault of layout at any width, and no
 * sideways scrolling at 320 px. With `PICTURES=1` it leaves pictures to look at.
 */
export const inspect = async (page: Page, name: string) => {
  const before = page.viewportSize() ?? WIDE;
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  expect(await page.title()).not.toBe('');
  for (const viewport of [WIDE, WIDER, WIDEST, PHONE]) {
    await page.setViewportSize(viewport);
    if (process.env.PICTURES)
      await page.screenshot({ path: `test-results/pictures/${name}-${viewport.width}.png`, fullPage: true });
    expect(await findLayoutFaults(page), `${viewport.width} wide`).toEqual([]);
    if (viewport !== WIDE && viewport !== PHONE) continue;
    // "Legacy" leaves frames out, as is wanted, and saves a page of its own for each analysis.
    const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
    const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
    expect(
      violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) })),
    ).toEqual([]);
  }
  await page.setViewportSize(NARROW);
  await expectNoSideways(page);
  await page.setViewportSize(before);
};

export const expectNoSideways = async (page: Page) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
};

/** Once both have come to rest, the one ends where the other begins or before, so that nothing of it is covered. */
export const expectAbove = async (upper: Locator, lower: Locator) => {
  await expect(async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    expect((above?.y ?? Number.NaN) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass({ timeout: 2_500 });
};

/** Pays on the gateway's own page. */
export const payByCard = async (page: Page, number = '4242424242424242') => {
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
  await page.getByLabel(/card number/i).fill(number);
  await page.getByLabel(/expiry/i).fill('12/34');
  await page.getByLabel(/cvc|security code/i).fill('123');
  await page.getByLabel(/name on (the )?card/i).fill('A Visitor');
  await page.getByRole('button', { name: /^pay/i }).click();
};

/** Chooses by its words, from a select or from a box that finds what is typed. */
export const pick = async (field: Locator, option: string) => {
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') return field.selectOption(option);
  // A form that is filled in again has it already, and typing the same anew is no change.
  if ((await field.inputValue()) === option) return;
  await field.fill(option);
  await field.page().getByRole('option', { name: option, exact: true }).click();
};
