import { toDecimal } from '#contracts/money.ts';
import type { Journal } from '#contracts/reporting/admin-journal.ts';
import { kindWords } from '#contracts/reporting/admin-journal-words.ts';
import { type Cell, moreCsv, toCsv } from '#server/platform/csv.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';

const COLUMNS = ['Date', 'Journal', 'Account', 'Debit', 'Credit', 'Currency', 'EUR', 'Reference', 'Text'];

type Sums = Map<string, { debit: number; credit: number }>;

/** A file in pieces: its header, a row for each line, and at its end the sums of each currency. */
export async function* journalCsv(pages: AsyncIterable<Journal[]>): AsyncGenerator<string> {
  const sums: Sums = new Map();
  yield toCsv(COLUMNS, []);
  for await (const journals of pages) {
    for (const journal of journals) addTo(sums, journal);
    yield moreCsv(journals.flatMap(rowsOf));
  }
  if (sums.size > 0) yield moreCsv(sumRows(sums));
}

/** Throws when it does not balance: the file then breaks off without its sums. */
const addTo = (sums: Sums, { number, lines }: Journal): void => {
  const balance = new Map<string, number>();
  for (const { currency, amount } of lines) {
    const { debit, credit } = sums.get(currency) ?? { debit: 0, credit: 0 };
    sums.set(currency, {
      debit: debit + Math.max(amount, 0),
      credit: credit + Math.max(-amount, 0),
    });
    balance.set(currency, (balance.get(currency) ?? 0) + amount);
  }
  if ([...balance.values()].some((off) => off !== 0)) throw new Error(`journal ${number} does not balance`);
};

const rowsOf = ({ at, number, kind, sale, lines }: Journal): Cell[][] =>
  lines.map(({ account, currency, amount, eur }) => [
    localDateIn(new Date(at), ACADEMY_ZONE),
    number,
    account,
    amount > 0 ? toDecimal(amount) : '',
    amount < 0 ? toDecimal(-amount) : '',
    currency,
    eur === null ? '' : toDecimal(eur),
    sale?.name ?? '',
    kindWords(kind),
  ]);

const sumRows = (sums: Sums): Cell[][] =>
  [...sums]
    .toSorted()
    .map(([currency, { debit, credit }]) => [
      'Total',
      '',
      '',
      toDecimal(debit),
      toDecimal(credit),
      currency,
      '',
      '',
      '',
    ]);
