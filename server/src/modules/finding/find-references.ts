import type { Found } from '#contracts/finding/admin-find.ts';
import { readCertificateNumber } from '#domain/certificates/certificate-number.ts';
import { readReceiptNumber } from '#domain/receipts/receipt-number.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { findCertificatesByNumber } from '../certification/index.ts';
import { findDocumentsByNumber } from '../documents/index.ts';
import { CASE_KIND } from '../payment-cases/index.ts';
import { findTransactions, summariseOwners } from '../payments/index.ts';
import { inOneLine } from './find-by-words.ts';

/** Of shorter ones there are too many that begin so. */
const LEAST_LETTERS = 5;

type Ctx = Pick<ReadCtx, 'db' | 'ports'>;
/** What has a number of its own and stands on the page of the sale that it is of. */
type OfSale = { number: string; what: string; owner: { kind: string; id: string }; at: Date };

/** Papers, certificates and payments by the number, or the beginning of the number, that somebody reads to us. */
export const findReferences = async (ctx: Ctx, typed: string, limit: number): Promise<Found[]> => {
  const [papers, certificates, payments] = await Promise.all([
    papersOf(ctx, typed, limit),
    certificatesOf(ctx, typed, limit),
    paymentsOf(ctx, typed, limit),
  ]);
  return [...(await tellSales(ctx, papers)), ...certificates, ...(await tellSales(ctx, payments))].slice(
    0,
    limit,
  );
};

const PAPERS = { receipt: 'Receipt', refund: 'Refund', 'credit-note': 'Credit note' } as const;

const papersOf = async ({ db }: Ctx, typed: string, limit: number): Promise<OfSale[]> => {
  const meant = readReceiptNumber(typed);
  const found = meant ? await findDocumentsByNumber(db, meant, limit) : [];
  return found.map(({ number, series, ownerKind, ownerId, issuedAt }) => ({
    number,
    what: PAPERS[series],
    owner: { kind: ownerKind, id: ownerId },
    at: issuedAt,
  }));
};

const certificatesOf = async ({ db }: Ctx, typed: string, limit: number): Promise<Found[]> => {
  const beginning = readCertificateNumber(typed).number ?? typed;
  if (beginning.length < LEAST_LETTERS) return [];
  const found = await findCertificatesByNumber(db, beginning, limit);
  return found.map(({ number, name, courseTitle }) => ({
    page: 'certificate',
    ref: number,
    title: number,
    detail: inOneLine('Certificate', name, courseTitle),
    at: null,
  }));
};

const MOVES = { received: 'Payment', refunded: 'Refund' } as const;

const paymentsOf = async ({ db }: Ctx, typed: string, limit: number): Promise<OfSale[]> => {
  const found = typed.length < LEAST_LETTERS ? [] : await findTransactions(db, typed, limit);
  return found.map(({ name, move, ownerKind, ownerId, at }) => ({
    number: name,
    what: MOVES[move],
    owner: { kind: ownerKind, id: ownerId },
    at,
  }));
};

/** Each with whose it is; one whose sale is gone leads nowhere and is left out. */
const tellSales = async (ctx: Ctx, found: readonly OfSale[]): Promise<Found[]> => {
  const sales = await summariseOwners(
    ctx,
    found.map(({ owner }) => owner),
  );
  return found.flatMap(({ number, what, owner, at }) => {
    const sale = sales.get(owner.id);
    if (!sale) return [];
    const { reference, person } = sale;
    const isCase = owner.kind === CASE_KIND;
    return {
      page: isCase ? ('case' as const) : ('order' as const),
      ref: isCase ? owner.id : reference,
      title: number,
      detail: inOneLine(what, reference, person),
      at: at.toISOString(),
    };
  });
};
