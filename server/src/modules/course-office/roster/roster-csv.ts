import type { z } from 'zod';
import { STANDING_LABELS } from '#contracts/licences/standing-words.ts';
import { toDecimal } from '#contracts/money.ts';
import type { rosterRow } from '#contracts/orders/admin-orders.ts';
import { toCsv } from '#server/platform/csv.ts';

const ROSTER = [
  'Order',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Profession',
  'License number',
  'License',
  'Name on the certificate',
  'Country',
  'State',
  'Open (AED)',
  'Confirmed',
];

export const rosterCsv = (rows: z.output<typeof rosterRow>[]): string =>
  toCsv(
    ROSTER,
    rows.map((row) => [
      row.orderReference,
      row.firstName,
      row.lastName,
      row.email,
      row.phoneNumber,
      row.profession,
      row.licenceNumber,
      STANDING_LABELS[row.licence],
      row.certificateName,
      row.country,
      row.state,
      toDecimal(row.openAed).toFixed(2),
      row.confirmations.join('; '),
    ]),
  );
