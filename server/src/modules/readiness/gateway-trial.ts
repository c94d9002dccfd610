import type { Ctx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { CASE_KIND } from '../payment-cases/index.ts';
import { listCaptures, listRefunds } from '../payments/index.ts';
import { findLastTrial, type Trial } from './readiness.repository.ts';

type GatewayTrial = { trial: Trial<'payment'>; paidAt: Date | null; refundedAt: Date | null };

/**
 * The last payment that was tried with the keys of now, and what the books say of it. One with test keys says nothing
 * of the real ones.
 */
export const findGatewayTrial = async (
  db: Db | Tx,
  { gateways }: Pick<Ctx['ports'], 'gateways'>,
): Promise<GatewayTrial | null> => {
  const trial = await findLastTrial(db, 'payment');
  const { isTest } = gateways.get(gateways.current);
  if (!trial || trial.facts.gateway !== gateways.current || trial.facts.isTest !== isTest) return null;
  const owner = { kind: CASE_KIND, id: trial.facts.caseId };
  const [capture] = (await listCaptures(db, owner)).filter(({ gateway }) => gateway === gateways.current);
  const back = (await listRefunds(db, owner)).find(({ captureId }) => captureId === capture?.id);
  const isBack = capture?.isReturned && capture.refundedAed === capture.aed;
  return {
    trial,
    paidAt: capture?.capturedAt ?? null,
    refundedAt: isBack ? (back?.settledAt ?? null) : null,
  };
};
