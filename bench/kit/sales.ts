import type { Books } from './books.ts';
import { type Press, payOnPage, pressUntilDecided } from './buyers.ts';
import { watchConfirmations } from './confirmations.ts';
import type { Part } from './part.ts';
import { figure, percentile } from './report.ts';

export type Stages = { pressed: number; paid: number; confirmed: number; refusals: number };
export type Sale<Buyer> = (buyer: Buyer) => Promise<Stages>;

type Selling<Buyer> = {
  press(buyer: Buyer): Promise<Press>;
  /** Which of these references are paid for, as `reference`. */
  confirmed: string;
};

/** One sale, timed: the button, the card page, and from there until the webhook has made what was sold confirmed. */
export const createSale = <Buyer>(
  part: Part,
  books: Books,
  { press, confirmed }: Selling<Buyer>,
): Sale<Buyer> => {
  const watch = watchConfirmations(part, books, confirmed);
  return async (buyer) => {
    const begin = performance.now();
    const refusals = new Map<string, number>();
    const answer = await pressUntilDecided(() => press(buyer), refusals);
    if (!answer.pressed) throw new Error(`the pay button answered ${answer.status} ${answer.code}`);
    const placed = performance.now();
    await payOnPage(answer.page);
    const charged = performance.now();
    await watch.confirmed(answer.reference);
    return {
      pressed: placed - begin,
      paid: charged - placed,
      confirmed: performance.now() - charged,
      refusals: [...refusals.values()].reduce((sum, count) => sum + count, 0),
    };
  };
};

/** So many buyers at once, each followed by the next as soon as the sale is confirmed. */
export const sellTo = async <Buyer>(sale: Sale<Buyer>, buyers: readonly Buyer[], clients: number) => {
  const queue = buyers.values();
  const stages: Stages[] = [];
  const begin = performance.now();
  const serve = async () => {
    for (const buyer of queue) stages.push(await sale(buyer));
  };
  await Promise.all(Array.from({ length: clients }, serve));
  return { stages, seconds: (performance.now() - begin) / 1000 };
};

const spread = (values: number[]) =>
  `${figure(percentile(values, 0.5))} / ${figure(percentile(values, 0.95))}`;

/** A row of such sales: how many a second, and how long each stage took. */
export const saleRow = (what: string, { stages, seconds }: Awaited<ReturnType<typeof sellTo>>): string[] => [
  what,
  figure(stages.length / seconds),
  spread(stages.map(({ pressed }) => pressed)),
  spread(stages.map(({ paid }) => paid)),
  spread(stages.map(({ confirmed }) => confirmed)),
  String(stages.reduce((sum, { refusals }) => sum + refusals, 0)),
];

export const SALE_COLUMNS = ['Button', 'Card page', 'Webhook to confirmed', 'Told to try again'];
