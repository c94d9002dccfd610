import type { Consequence } from '#contracts/orders/checkout.ts';
import { basisPoints } from '#domain/money/money.ts';
import { cancellationWords, periodWords } from '#domain/policies/policy-words.ts';
import { localDate } from '#domain/time/local-date.ts';

type Days = { from: string | null; until: string | null };

/** 'by 10 March 2027', 'from today'. */
export const periodText = ({ from, until }: Days): string =>
  periodWords({
    from: from === null ? null : localDate(from),
    until: until === null ? null : localDate(until),
  });

/** '90% refund' */
export const consequenceText = ({ refundBp, creditNote }: Consequence): string =>
  cancellationWords({ refundBp: basisPoints(refundBp), hasCredit: creditNote });
