import { feeTaken, paidOut, unexplained, withheld } from '#domain/ledger/gateway-journal.ts';
import type { JournalLine } from '#domain/ledger/journal.ts';
import { formatForeign } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { isUuid, uuidv7 } from '#server/platform/ids.ts';
import { raiseAction } from '../actions/raise-action.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import type { BalanceLine } from '../gateways/gateway-books.ts';
import { insertJournals, type JournalKind } from '../ledger/ledger.repository.ts';
import { findRefund, findRefundOf } from '../refunds/refunds.repository.ts';
import { findCaptureOf } from '../settling/captures.repository.ts';
import { insertEntry } from './gateway-entries.repository.ts';

/** Journals of no sale belong to the line that they were written for. */
const ENTRY_KIND = 'gateway-entry';

type Line = BalanceLine & { gateway: string };
type Posting = { kind: JournalKind; lines: JournalLine[]; amount: number };

/** Writes a line of a gateway's books down, once, with what it says beyond what our books know. */
export const postLine = async (ctx: Ctx, line: Line): Promise<void> => {
  const { id: entryId, fee, ours: _, ...facts } = line;
  const isExplained = await isKnown(ctx, line);
  const postings = [isExplained ? meaningOf(line) : other(line), feeOf(line, -fee)].filter(
    (posting) => posting !== null,
  );
  const posted = postings.reduce((all, { amount }) => all + amount, 0);
  const id = uuidv7();
  const isNew = await insertEntry(ctx.db, { ...facts, id, entryId, fee, posted, importedAt: ctx.now });
  if (!isNew) return;
  const owner = { ownerKind: ENTRY_KIND, ownerId: id, at: line.at };
  await insertJournals(
    ctx.db,
    postings.map(({ kind, lines }) => ({ journal: { id: uuidv7(), kind, ...owner }, lines })),
  );
  if (!isExplained) await raiseUnexplained(ctx, line, id);
};

const other = (line: Line): Posting => ({
  kind: 'gateway-other',
  lines: unexplained(line),
  amount: line.amount,
});
const feeOf = ({ gateway, currency }: Line, amount: number): Posting => ({
  kind: 'gateway-fee',
  lines: feeTaken({ gateway, currency, amount }),
  amount,
});

/** Of a charge, a refund and one that failed we are told, and have written it then. */
const meaningOf = (line: Line): Posting | null => {
  const { amount } = line;
  switch (line.kind) {
    case 'dispute':
      return { kind: 'gateway-withheld', lines: withheld(line), amount };
    case 'payout':
      return { kind: 'gateway-paid-out', lines: paidOut(line), amount };
    case 'fee':
      return feeOf(line, amount);
    default:
      return null;
  }
};

/** Somebody may charge or refund at the gateway itself: that is money which no order of ours knows. */
const isKnown = async ({ db }: Ctx, line: Line): Promise<boolean> => {
  if (line.kind === 'charge') return (await ownCharge(db, line)) !== undefined;
  if (line.kind === 'refund' || line.kind === 'refund-failure')
    return (await ownRefund(db, line)) !== undefined;
  return line.kind !== 'other';
};

/** The books may be read before we are told what it is that they name. */
const ownCharge = async (db: Tx, { gateway, source, ours }: Line) =>
  (await findCaptureOf(db, { gateway, transactionId: source })) ??
  (ours && isUuid(ours) ? findAttempt(db, ours) : undefined);
const ownRefund = async (db: Tx, { gateway, source, ours }: Line) =>
  (await findRefundOf(db, gateway, source)) ?? (ours && isUuid(ours) ? findRefund(db, ours) : undefined);

const raiseUnexplained = (ctx: Ctx, { kind, gateway, source, currency, amount }: Line, id: string) =>
  raiseAction(ctx, {
    kind: 'gateway-unexplained',
    dedupeKey: `gateway-unexplained:${id}`,
    owner: { kind: ENTRY_KIND, id },
    message: `The books of ${gateway} name a ${kind} of ${formatForeign({ currency, minor: amount })} (${source}) that is none of ours`,
  });
