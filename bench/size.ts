import { gzipSync } from 'node:zlib';
import { type Books, openBooks } from './kit/books.ts';
import { bytesOf, firstLoad } from './kit/first-load.ts';
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

/** By the ending of their names. */
const kindsOf = (html: string) => {
  const files = firstLoad(html);
  const total = (ending: string) => {
    const some = files.filter(({ path }) => path.endsWith(ending));
    return { count: some.length, bytes: bytesOf(some) };
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
    const { js, css } = kindsOf(html);
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
