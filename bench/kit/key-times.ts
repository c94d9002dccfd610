import type { Page } from '@playwright/test';

/** From each key to the moment after the frame that shows it, as the page's own clock has it. */
export const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    window.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => times.push(performance.now() - timeStamp);
        painted.port2.postMessage(null);
      });
    });
  });

/** Types so many keys at the end of what a field says, and answers with the times of them all. */
export const typeInto = async (page: Page, selector: string, keys: number): Promise<number[]> => {
  await page.locator(selector).focus();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes.splice(0));
  await page.keyboard.type('x'.repeat(keys), { delay: 60 });
  await page.waitForTimeout(200);
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  if (times.length < keys) throw new Error(`${selector}: ${times.length} of ${keys} keys were painted`);
  return times;
};
