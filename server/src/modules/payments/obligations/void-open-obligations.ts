import { obligationsVoided } from '#domain/ledger/journal.ts';
import { eur } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertJournal, isSaleRecognised, standingSaleEur } from '../ledger/ledger.repository.ts';
import { type Owner, requireObligor } from '../payments.ports.ts';
import { settledEurByObligation } from '../settling/captures.repository.ts';
import { markOpenVoid, type Obligation } from './obligations.repository.ts';

/**
 * What has not been paid is no longer owed, and money that still comes for it goes back. A sale that was recognised
 * is reversed by as much.
 */
export const voidOpenObligations = async (ctx: Ctx, owner: Owner): Promise<Obligation[]> => {
  const obligor = requireObligor(ctx, owner.kind);
  await obligor.lock(ctx, owner.id);
  const voided = await markOpenVoid(ctx.db, owner, ctx.now);
  if (voided.length === 0 || !(await isSaleRecognised(ctx.db, owner))) return voided;
  const settled = await settledEurByObligation(ctx.db, owner);
  const open = voided.reduce((all, { id, eur: due }) => all + due - (settled.get(id) ?? 0), 0);
  const { taxBp } = await obligor.describe(ctx, owner.id);
  const standing = eur(await standingSaleEur(ctx.db, owner));
  await insertJournal(
    ctx.db,
    { id: uuidv7(), kind: 'obligations-voided', ownerKind: owner.kind, ownerId: owner.id, at: ctx.now },
    obligationsVoided({ standing, amount: eur(open), currency: 'EUR', taxBp }),
  );
  return voided;
};
