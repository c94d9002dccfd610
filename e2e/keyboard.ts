import { expect, type Page } from '@playwright/test';
import { openAlive } from './journey.ts';

export const focused = (page: Page) => page.locator(':focus');

/** More than any page has. */
const STOPS = 150;

/** Goes on by the Tab key until what has the focus is called like this; a field by the name that it is sent under, or by its id where another sends it. */
export const tabTo = async (page: Page, name: string | RegExp) => {
  for (let presses = 0; presses < STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const element = document.activeElement;
      const called = element?.matches('input, select, textarea')
        ? (element.getAttribute('name') ?? element.id)
        : element?.textContent;
      return element?.getAttribute('aria-label') ?? called ?? '';
    });
    if (typeof name === 'string' ? reached === name : name.test(reached)) return;
  }
  throw new Error(`the Tab key does not lead to "${name}"`);
};

/** Keys of a whole page are listened to once its script has nothing else to do. */
export const openListening = async (page: Page, address: string) => {
  await openAlive(page, address);
  await page.waitForFunction(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 5_000 })),
  );
};

/** What everyone who goes by the keyboard does first. */
export const skipToContent = async (page: Page) => {
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
};
