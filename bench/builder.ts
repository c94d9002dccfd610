import { type Browser, chromium, type Page } from '@playwright/test';
import { MANAGERS } from '#contracts/courses/course-options.ts';
import { managerPage } from '#contracts/courses/course-pages.ts';
import type { OutlineAct } from '#domain/course-builder/outline-acts.ts';
import { blankSlide } from '#web/features/course-builder/desk/blank-slide.ts';
import { chromiumLaunch } from '../tools/chromium.mjs';
import { openBooks } from './kit/books.ts';
import { bytesOf, firstLoad } from './kit/first-load.ts';
import { typeInto, watchKeys } from './kit/key-times.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, kilobytes, percentile, printTable } from './kit/report.ts';
import { staffHeaders } from './kit/staff.ts';

const SHOP_PORT = 3495;
const CALLS = MANAGERS.ELearningCourse;
const OTHER_PAGES = [
  '/',
  '/admin',
  '/admin/orders',
  `${managerPage('InPersonCourse')}/create`,
  `${managerPage('ELearningCourse')}`,
  `${managerPage('ELearningCourse')}/create`,
];
const SECTION = 10;
const WORDS =
  'The label gives you units, the syringe millilitres. Between the two stands one decision. '.repeat(8);

const slides = readOption('slides', 500);
const openings = readOption('openings', 20);
const keys = readOption('keys', 60);

type Ask = (method: string, path: string, data?: object) => Promise<Record<string, unknown>>;

const askerOf =
  (url: string, headers: Record<string, string>): Ask =>
  async (method, path, data) => {
    const body = data && JSON.stringify(data);
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    });
    const told = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${told.message}`);
    return told;
  };

const slideIds = Array.from({ length: slides }, (_, at) => `s-${at + 1}`);

const sectionFrom = (at: number) => ({
  sectionId: `section-${at}`,
  title: `Section from slide ${at + 1}`,
  slideIds: slideIds.slice(at, at + SECTION),
});
const module: Extract<OutlineAct, { kind: 'add-module' }>['module'] = {
  moduleId: 'all-of-it',
  title: 'All of it',
  description: '',
  icon: '',
  topics: [],
  sections: slideIds.flatMap((_, at) => (at % SECTION === 0 ? [sectionFrom(at)] : [])),
};

/** A course with so many slides; answers with its id and the milliseconds that each save took. */
const writeCourse = async (ask: Ask) => {
  const { courses } = (await ask('GET', CALLS)) as { courses: { _id: string }[] };
  const { course } = (await ask('POST', `${CALLS}/${courses[0]?._id}/clone`, {})) as {
    course: { _id: string };
  };
  const draft = `${CALLS}/${course._id}/draft`;
  await ask('GET', draft);
  await ask('POST', `${draft}/acts`, { acts: [{ kind: 'add-module', module, before: null }] });
  const saves: number[] = [];
  for (const [at, slideId] of slideIds.entries()) {
    const slide = { ...blankSlide(slideId), title: `Slide ${at + 1} of many`, text: WORDS };
    const begun = performance.now();
    await ask('PUT', `${draft}/slides/${slideId}`, { slide, revision: 0 });
    saves.push(performance.now() - begun);
  }
  return { id: course._id, saves };
};

/** Milliseconds from the request until the slide can be written on. */
const openOnce = async (page: Page, address: string): Promise<number> => {
  await page.goto(address, { waitUntil: 'commit' });
  const alive = await page.waitForFunction(() => {
    const field = document.querySelector('[contenteditable="true"]');
    const isAlive = Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
    return field && isAlive ? performance.now() : null;
  });
  return (await alive.jsonValue()) ?? Number.NaN;
};

const measureOpening = async (browser: Browser, address: string, headers: Record<string, string>) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, extraHTTPHeaders: headers });
  await openOnce(page, address);
  const times: number[] = [];
  for (let time = 0; time < openings; time++) times.push(await openOnce(page, address));
  await page.waitForLoadState('networkidle');
  return { page, times };
};

const ownBytes = async (url: string, headers: Record<string, string>, address: string) => {
  const scripts = async (path: string) => {
    const answer = await fetch(url + path, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return firstLoad(await answer.text()).filter((file) => file.path.endsWith('.js'));
  };
  const all = await scripts(address);
  const elsewhere = new Set((await Promise.all(OTHER_PAGES.map(scripts))).flat().map(({ path }) => path));
  return { all: bytesOf(all), own: bytesOf(all.filter(({ path }) => !elsewhere.has(path))) };
};

await runPart(`builder: a self-paced course of ${slides} slides`, async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const headers = await staffHeaders(await openBooks(part));
  const { id, saves } = await writeCourse(askerOf(shop.url, headers));
  const address = `${managerPage('ELearningCourse')}/${id}/content?slide=s-${Math.ceil(slides / 2)}`;
  const browser = await chromium.launch(await chromiumLaunch());
  const { page, times } = await measureOpening(browser, shop.url + address, headers);
  await watchKeys(page);
  const words = await typeInto(page, '[contenteditable="true"]', keys);
  const title = await typeInto(page, '[name="slide-title"]', keys);
  await browser.close();
  const row = (what: string, all: readonly number[]) => [
    what,
    String(all.length),
    figure(percentile(all, 0.5)),
    figure(percentile(all, 0.95)),
  ];
  printTable(
    ['What', 'Times', 'p50, ms', 'p95, ms'],
    [
      row('Save of a slide', saves),
      row('Opening the page, until a slide can be written on', times),
      row('From a key to its paint, words on the canvas', words),
      row('From a key to its paint, title beside it and in the outline', title),
    ],
  );
  const bytes = await ownBytes(shop.url, headers, address);
  printTable(
    ['JavaScript, gzip', 'Bytes'],
    [
      ['All that the page loads first', kilobytes(bytes.all)],
      ['Of it, what no other page loads first', kilobytes(bytes.own)],
    ],
  );
  return [];
});
