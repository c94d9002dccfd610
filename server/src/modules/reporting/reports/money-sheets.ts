import type { AnswerOf } from '#contracts/endpoint.ts';
import { kindWords } from '#contracts/reporting/admin-journal-words.ts';
import type {
  getReceivablesReport,
  getRevenueReport,
  getSettlementReport,
  getVatReport,
} from '#contracts/reporting/admin-reports.ts';
import { amount, reportSheet } from './report-sheet.ts';

type Revenue = AnswerOf<typeof getRevenueReport>['report'];
type Receivables = AnswerOf<typeof getReceivablesReport>['report'];
type Vat = AnswerOf<typeof getVatReport>['report'];
type Settlement = AnswerOf<typeof getSettlementReport>['report'];

export const revenueSheet = reportSheet<Revenue['rows'][number], Revenue['total']>(
  [
    { title: 'Of', width: 20, name: ({ key }) => key },
    { title: 'Name', width: 40, name: ({ name }) => name },
  ],
  [
    { title: 'Payments', of: ({ payments }) => payments },
    amount('Received (EUR)', ({ receivedEur }) => receivedEur),
    amount('Given back (EUR)', ({ returnedEur }) => returnedEur),
    amount('Revenue (EUR)', ({ eur }) => eur),
  ],
);

export const receivablesSheet = reportSheet<Receivables['rows'][number], Receivables['total']>(
  [
    { title: 'Order or case', width: 20, name: ({ sale }) => sale.name },
    { title: 'Payer', width: 30, name: ({ payer }) => payer },
    { title: 'Due since', name: ({ dueOn }) => dueOn },
  ],
  [
    amount('Not due (EUR)', ({ notDue }) => notDue),
    amount('1 to 30 days (EUR)', ({ to30 }) => to30),
    amount('31 to 60 days (EUR)', ({ to60 }) => to60),
    amount('61 to 90 days (EUR)', ({ to90 }) => to90),
    amount('Over 90 days (EUR)', ({ over90 }) => over90),
    amount('Owed (EUR)', ({ eur }) => eur),
  ],
);

export const vatSheet = reportSheet<Vat['rows'][number], Vat['total']>(
  [
    { title: 'Month', name: ({ month }) => month },
    { title: 'Rate (%)', name: ({ rateBp }) => String(rateBp / 100) },
    { title: 'What', width: 40, name: ({ kind }) => kindWords(kind) },
  ],
  [
    { title: 'Journals', of: ({ journals }) => journals },
    amount('Net (EUR)', ({ netEur }) => netEur),
    amount('VAT (EUR)', ({ taxEur }) => taxEur),
    amount('Gross (EUR)', ({ grossEur }) => grossEur),
  ],
);

export const settlementSheet = reportSheet<Settlement['rows'][number], Settlement['total']>(
  [
    { title: 'Day or month', name: ({ step }) => step },
    { title: 'Gateway', name: ({ gateway }) => gateway },
    { title: 'Held at its end (AED)', width: 20, name: ({ heldAed }) => (heldAed / 100).toFixed(2) },
  ],
  [
    amount('Captured (AED)', ({ capturedAed }) => capturedAed),
    amount('Given back (AED)', ({ returnedAed }) => returnedAed),
    amount('Fees (AED)', ({ feesAed }) => feesAed),
    amount('Withheld (AED)', ({ withheldAed }) => withheldAed),
    amount('Paid out (AED)', ({ paidOutAed }) => paidOutAed),
    amount('Other (AED)', ({ otherAed }) => otherAed),
    amount('Not in its books (AED)', ({ notInBooksAed }) => notInBooksAed),
  ],
);
