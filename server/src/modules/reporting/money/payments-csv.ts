import { toDecimal } from '#contracts/money.ts';
import type { Payment } from '#contracts/reporting/admin-payments.ts';
import { toCsv } from '#server/platform/csv.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';

const COLUMNS = ['Day', 'At', 'Move', 'For', 'Course', 'Order or case', 'Payer', 'EUR'];

/** Plain decimals, so that spreadsheets can add them up. */
export const paymentsCsv = (payments: Payment[]): string =>
  toCsv(
    COLUMNS,
    payments.map(({ at, move, kind, course, sale, payer, eur }) => [
      localDateIn(new Date(at), ACADEMY_ZONE),
      at,
      move,
      kind,
      course?.code ?? '',
      sale?.name ?? '',
      payer,
      toDecimal(eur),
    ]),
  );
