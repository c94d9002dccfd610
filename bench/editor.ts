import { chromium } from '@playwright/test';
import { MANAGER } from '#contracts/courses/course-options.ts';
import { chromiumLaunch } from '../tools/chromium.mjs';
import { openBooks } from './kit/books.ts';
import { fullCourse } from './kit/full-course.ts';
import { typeInto, watchKeys } from './kit/key-times.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, percentile, printTable } from './kit/report.ts';
import { staffHeaders } from './kit/staff.ts';

const SHOP_PORT = 3490;
const FIELDS = ['basic.title', 'basic.description', 'content.modules.0.description', 'metadata.notes'];
const keys = readOption('keys', 60);

await runPart(
  'editor: from a key to its paint, all seventeen sections of a full course open',
  async (part) => {
    const shop = await startShop(part, SHOP_PORT);
    const books = await openBooks(part);
    const headers = await staffHeaders(books);
    const { rows: people } = await books.pool.query<{ id: string }>('SELECT id FROM instructors LIMIT 1');
    const made = await fetch(`${shop.url}${MANAGER}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fullCourse(people[0]?.id ?? '')),
    });
    const { course, message } = await made.json();
    if (!made.ok) throw new Error(`the course was not created: ${message}`);
    const browser = await chromium.launch(await chromiumLaunch());
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      extraHTTPHeaders: headers,
    });
    await page.goto(`${shop.url}/admin/courses/in-person/${course._id}/edit`);
    await page.waitForLoadState('networkidle');
    const closed = page.locator('section[id^="section-"] h2 button[aria-expanded="false"]');
    while ((await closed.count()) > 0) await closed.first().click();
    await watchKeys(page);
    const rows: string[][] = [];
    for (const path of FIELDS) {
      const times = await typeInto(page, `[name="${path}"]`, keys);
      rows.push([path, figure(percentile(times, 0.5)), figure(percentile(times, 0.95))]);
    }
    await browser.close();
    printTable(['Field', 'p50, ms', 'p95, ms'], rows);
    return [];
  },
);
