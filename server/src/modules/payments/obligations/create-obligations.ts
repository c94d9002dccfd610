import type { RateMicro } from '#domain/money/money.ts';
import type { ObligationKind } from '#domain/payments/obligation-kind.ts';
import type { BreakdownPart } from '#domain/pricing/breakdown.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Owner } from '../payments.ports.ts';
import { insertObligations, type Obligation } from './obligations.repository.ts';

export type NewObligations = {
  owner: Owner;
  payerId: string | null;
  parts: readonly (Pick<BreakdownPart, 'sequence' | 'dueOn' | 'eur' | 'aed'> & { kind: ObligationKind })[];
  rate: RateMicro;
};

/** One obligation for each part of a plan, at the frozen rate. An earlier plan's must have been voided before. */
export const createObligations = (
  ctx: Ctx,
  { owner, payerId, parts, rate }: NewObligations,
): Promise<Obligation[]> =>
  insertObligations(
    ctx.db,
    parts.map(({ sequence, kind, dueOn, eur, aed }) => ({
      id: uuidv7(),
      ownerKind: owner.kind,
      ownerId: owner.id,
      payerId,
      sequence,
      kind,
      dueOn,
      eur,
      rateMicro: rate,
      aed,
      appliedAed: 0,
      voidedAt: null,
      createdAt: ctx.now,
    })),
  );
