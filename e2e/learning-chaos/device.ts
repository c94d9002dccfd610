import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { openAlive } from '../journey.ts';
import { Line } from './line.ts';

/** What a learner reads: what is said of saving, and which slides have a tick. */
export type Sight = { said: string; ticked: string[] };

const VIEWPORT = { width: 1280, height: 900 };
const WITHIN_MS = 20_000;

/** A learner's device: a browser of its own, on a line of its own. */
export class Device {
  readonly name: string;
  readonly line: Line;
  /** Errors of its pages. */
  readonly complaints: string[] = [];
  /** What was completed by hand since the viewer was opened. */
  readonly pressed = new Set<string>();
  /** What it has ever said to be saved or kept. */
  readonly promised = new Set<string>();
  private readonly context: BrowserContext;
  private page: Page | undefined;
  private isOffline = false;

  private constructor(name: string, line: Line, context: BrowserContext) {
    this.name = name;
    this.line = line;
    this.context = context;
  }

  static async buy(browser: Browser, name: string, { port, cookie }: { port: number; cookie: string }) {
    const line = new Line(port);
    await line.open();
    const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    const [cookieName = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name: cookieName, value, url: line.url }]);
    return new Device(name, line, context);
  }

  async throwAway() {
    await this.context.close();
    this.line.close();
  }

  get hasPage() {
    return this.page !== undefined;
  }

  get canReach() {
    return !this.isOffline && this.line.isOpen;
  }

  openViewer = (courseId: string) => this.open(`/elearning/course/${courseId}`);

  async open(path: string) {
    await this.close();
    this.page = await this.context.newPage();
    this.page.setDefaultTimeout(WITHIN_MS);
    this.page.on('pageerror', ({ message }) => this.complaints.push(`${this.name}: ${message}`));
    await openAlive(this.page, `${this.line.url}${path}`);
  }

  /** Out of reach the browser shows a page of its own. */
  async reload(isInReach: boolean) {
    if (!isInReach) {
      await this.page?.reload().catch(() => undefined);
      return this.close();
    }
    await this.page?.reload();
    this.pressed.clear();
  }

  async close() {
    await this.page?.close();
    this.page = undefined;
    this.pressed.clear();
  }

  /** The renderer dies: nothing of the page goes on, and nothing is told of its end. */
  async crash() {
    if (!this.page) return;
    const session = await this.context.newCDPSession(this.page);
    const gone = this.page.waitForEvent('crash');
    // It has no answer.
    session.send('Page.crash').catch(() => undefined);
    await gone;
    await this.close();
  }

  async setOffline(isOffline: boolean) {
    this.isOffline = isOffline;
    await this.context.setOffline(isOffline);
  }

  /** Leaves the slide for the next, or for the one at this place of the course. The id of the one that was left. */
  async turnTo(where: 'next' | number): Promise<string> {
    const page = this.requirePage();
    const slides = page.locator('.v-rail [data-slide]');
    const here = page.locator('.v-rail [aria-current="step"]');
    const next = page.locator('a.v-next[href*="slide="]');
    const ids = await slides.evaluateAll((links) => links.map((link) => link.getAttribute('data-slide')));
    const left = (await here.getAttribute('data-slide')) ?? '';
    const at = ids.indexOf(left);
    // A check asks for its answer first, and behind the last slide is none.
    if (where === 'next' && (await next.count()) > 0) await next.click();
    else await slides.nth(elsewhere(where === 'next' ? at + 1 : where, at, ids.length)).click();
    await expect(here).not.toHaveAttribute('data-slide', left, { timeout: WITHIN_MS });
    this.pressed.add(left);
    return left;
  }

  /** Null where no viewer is open. */
  async look(): Promise<Sight | null> {
    if (!this.page) return null;
    return this.page.evaluate(() => ({
      said: document.querySelector('.v-saved')?.textContent ?? '',
      ticked: Array.from(
        document.querySelectorAll<HTMLElement>('.v-rail [data-slide][data-done]'),
        ({ dataset }) => dataset.slide ?? '',
      ),
    }));
  }

  /** Done when nothing is left on the device, as the device itself has it. */
  async untilSent() {
    await this.requirePage().waitForFunction(() => localStorage.getItem('learning-kept') === null);
  }

  private requirePage(): Page {
    if (!this.page) throw new Error(`Nothing is open on the ${this.name}.`);
    return this.page;
  }
}

/** Another place than the one that is left. */
const elsewhere = (to: number, from: number, count: number) => (to % count === from ? to + 1 : to) % count;
