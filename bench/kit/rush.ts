import { setTimeout as sleep } from 'node:timers/promises';
import { addOpenCourse, press, pressUntilDecided } from './buyers.ts';
import type { Race } from './race-rounds.ts';
import { figure, percentile } from './report.ts';

/** A page that has nothing to do with the course, as its reader has it. */
export type Bystander = { name: string; url: string; cookie?: string };
type Watched = { times: number[]; refused: number };
type Rush = { decided: number[]; refusals: Map<string, number>; pages: Watched[]; broken: string[] };

const LOOK_EVERY_MS = 50;

/** Asks for a page again and again while something else goes on. */
const watchPage = async ({ url, cookie }: Bystander, isOver: () => boolean): Promise<Watched> => {
  const watched: Watched = { times: [], refused: 0 };
  while (!isOver()) {
    const begin = performance.now();
    const response = await fetch(url, { headers: cookie ? { cookie } : {} });
    await response.arrayBuffer();
    if (response.ok) watched.times.push(performance.now() - begin);
    else watched.refused++;
    await sleep(LOOK_EVERY_MS);
  }
  return watched;
};

/** How long the pages take while `work` goes on. */
export const watchPages = async (
  bystanders: readonly Bystander[],
  work: Promise<unknown>,
): Promise<Watched[]> => {
  let isOver = false;
  const pages = Promise.all(bystanders.map((page) => watchPage(page, () => isOver)));
  await work;
  isOver = true;
  return pages;
};

/** Everybody wants the same course at once, half of them at either server, and asks until the answer is definite. */
export const runRush = async (
  { books, shops, buyers }: Race,
  seats: number,
  bystanders: readonly Bystander[],
): Promise<Rush> => {
  const course = await addOpenCourse(books, seats);
  const refusals = new Map<string, number>();
  const decided: number[] = [];
  const begin = performance.now();
  let undecided = 0;
  const all = Promise.all(
    buyers.map(async (buyer, index) => {
      const shop = shops[index % 2 === 0 ? 0 : 1];
      const answer = await pressUntilDecided(() => press(shop, course.slug, buyer), refusals);
      if (!answer.pressed && answer.status === 503) undecided++;
      else decided.push(performance.now() - begin);
    }),
  );
  const pages = await watchPages(bystanders, all);
  const { rows } = await books.pool.query<{ taken: number }>(
    'SELECT taken FROM course_runs WHERE course_id = $1',
    [course.id],
  );
  const broken = [
    ...(rows[0]?.taken === seats ? [] : [`${rows[0]?.taken} of ${seats} seats were taken in a rush`]),
    ...(undecided === 0 ? [] : [`${undecided} buyers got no definite answer`]),
    ...(refusals.has('internal') ? ['somebody was told that something went wrong'] : []),
  ];
  return { decided, refusals, pages, broken };
};

export const RUSH_COLUMNS = ['Rush', 'Definite answer', 'The last', 'Told to try again'];

/** p50 / p95 in milliseconds, and how often a page was refused. */
export const latencies = ({ times, refused }: Watched): string =>
  `${figure(percentile(times, 0.5))} / ${figure(percentile(times, 0.95))}${refused > 0 ? `, ${refused} refused` : ''}`;

export const rushRow = (what: string, { decided, refusals, pages }: Rush): string[] => [
  what,
  `${figure(percentile(decided, 0.5))} / ${figure(percentile(decided, 0.95))}`,
  figure(Math.max(...decided)),
  String(refusals.get('unavailable') ?? 0),
  ...pages.map(latencies),
];
