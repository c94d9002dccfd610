import { setTimeout as sleep } from 'node:timers/promises';
import type { Books } from './books.ts';
import { addBuyers, addOpenCourse, type Buyer, payOnPage, press } from './buyers.ts';
import { watchConfirmations } from './confirmations.ts';
import type { Part } from './part.ts';

const CAPACITY = 1_000;
const CONFIRMED = `SELECT reference FROM orders WHERE state = 'confirmed' AND reference = ANY($1)`;

/** Each reader's own orders, or a search that nobody has made before: nothing that is kept. */
export const uncached = (url: string, readers: readonly Buyer[]) => {
  let asked = 0;
  return {
    url,
    nextPath: () => (asked++ % 2 === 0 ? '/orders' : `/in-person-aesthetic-training?q=lips+${asked}`),
    nextHeaders: () => ({ cookie: readers[asked % readers.length]?.cookie ?? '' }),
  };
};

export type CardPage = { reference: string; page: string };

/** As many people as that have pressed the pay button of one course. */
export const openCardPages = async (books: Books, shopUrl: string, count: number): Promise<CardPage[]> => {
  const { slug } = await addOpenCourse(books, CAPACITY);
  const pages: CardPage[] = [];
  for (const payer of await addBuyers(books, count)) {
    const answer = await press(shopUrl, slug, payer);
    if (!answer.pressed) throw new Error(`the pay button answered ${answer.status} ${answer.code}`);
    pages.push(answer);
  }
  return pages;
};

/** Pays the pages at an even pace; gives the milliseconds from paying to confirmed, of each. */
export const payEvenly = (
  part: Part,
  books: Books,
  { pages, seconds }: { pages: CardPage[]; seconds: number },
) => {
  const { confirmed } = watchConfirmations(part, books, CONFIRMED);
  return Promise.all(
    pages.map(async ({ reference, page }, index) => {
      await sleep((index * seconds * 1_000) / pages.length);
      const begin = performance.now();
      await payOnPage(page);
      await confirmed(reference);
      return performance.now() - begin;
    }),
  );
};
