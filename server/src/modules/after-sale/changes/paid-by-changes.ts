import { type EurMinor, eur } from '#domain/money/money.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Line } from '../../orders/index.ts';
import { listLeft, type Owner } from '../../payments/index.ts';
import { listDoneMoves } from '../after-sale.repository.ts';
import { CHANGE_KIND, ownerOfChange } from './change-owner.ts';

type PaidPart = { owner: Owner; eur: EurMinor };

export type PaidByChanges = {
  /** What is left of differences that were paid when the line was moved, oldest first. A fee is no part of a price. */
  parts: PaidPart[];
  added: EurMinor;
  /** Fees that were kept of what went back, out of what was paid for the order. */
  kept: EurMinor;
};

/** What moves of a line have added to what was paid for it, and taken from it. */
export const paidByChanges = async (db: Tx | Db, { id }: Pick<Line, 'id'>): Promise<PaidByChanges> => {
  const moves = await listDoneMoves(db, id);
  if (moves.length === 0) return { parts: [], added: eur(0), kept: eur(0) };
  const left = await listLeft(db, { kind: CHANGE_KIND, ids: moves.map((move) => move.id) });
  const leftOf = (changeId: string) =>
    left.filter(({ ownerId }) => ownerId === changeId).reduce((all, one) => all + one.eur, 0);
  const parts = moves.map((move) => ({
    owner: ownerOfChange(move),
    eur: eur(Math.max(0, leftOf(move.id) - move.feeEur)),
  }));
  const kept = moves.map(({ feeEur, differenceEur }) => Math.min(feeEur, Math.max(0, -differenceEur)));
  return {
    parts,
    added: eur(parts.reduce((all, part) => all + part.eur, 0)),
    kept: eur(kept.reduce((all, fee) => all + fee, 0)),
  };
};
