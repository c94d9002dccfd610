import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '#server/platform/project-root.ts';
import { type Books, openBooks } from './kit/books.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { kilobytes, printTable } from './kit/report.ts';
import { headersOf, staffHeaders } from './kit/staff.ts';

const PORT = 3460;
const COURSE = 'botox-professional-training-dubai-clinic';
const SELF_PACED = 'botox-professional-training';
const LEARNER = 'learner@aurea.example';
const PAGES: { what: string; path: string; isLearner?: boolean }[] = [
  { what: 'Home', path: '/' },
  { what: 'List', path: '/in-person-aesthetic-training' },
  { what: 'Detail', path: `/in-person/courses/${COURSE}` },
  { what: 'Checkout', path: `/checkout/inperson/${COURSE}` },
  { what: 'Login', path: '/login' },
  { what: 'Course form', path: '/admin/courses/in-person/create' },
  { what: 'Self-paced: landing', path: `/self-paced-online-training/${SELF_PACED}` },
  { what: 'Self-paced: portal', path: '/elearning/portal', isLearner: true },
  { what: 'Self-paced: viewer', path: `/elearning/course/${SELF_PACED}`, isLearner: true },
];

/** Built files that a page makes the browser load before anybody does anything: all that it names. */
const firstLoad = (html: string) => {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  const compressed = [...files].map((path) => ({
    path,
    bytes: gzipSync(readFileSync(join(projectRoot, 'build/client', path)), { level: 9 }).length,
  }));
  const total = (ending: string) => {
    const some = compressed.filter(({ path }) => path.endsWith(ending));
    return { count: some.length, bytes: some.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  return { js: total('.js'), css: total('.css') };
};

const learnerHeaders = async (books: Books) => {
  const { rows } = await books.pool.query<{ id: string }>('select id from users where email = $1', [LEARNER]);
  if (!rows[0]) throw new Error('the demo world has no learner');
  return headersOf(books, rows[0]);
};

await runPart('size: what a first visit loads, compressed by gzip', async (part) => {
  const { url } = await startShop(part, PORT);
  const books = await openBooks(part);
  const staff = await staffHeaders(books);
  const learner = await learnerHeaders(books);
  const rows: string[][] = [];
  for (const { what, path, isLearner } of PAGES) {
    const response = await fetch(`${url}${path}`, { headers: isLearner ? learner : staff });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const html = await response.text();
    const { js, css } = firstLoad(html);
    if (js.count === 0 || css.count === 0) throw new Error(`${path} names no script or no style sheet`);
    rows.push([
      what,
      kilobytes(js.bytes),
      String(js.count),
      kilobytes(css.bytes),
      kilobytes(gzipSync(html, { level: 9 }).length),
    ]);
  }
  printTable(['Page', 'JavaScript', 'Files', 'CSS', 'HTML'], rows);
  return [];
});
