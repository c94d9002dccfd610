import type { Readiness } from '#contracts/site/admin-readiness.ts';
import { aed, formatAed } from '#domain/money/money.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { lastMessageAt } from '../payments/index.ts';
import { findGatewayTrial } from './gateway-trial.ts';
import { findLastConfirmed, findLastTrial } from './readiness.repository.ts';
import { readTaxState } from './tax-state.ts';

const text = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** What is left before real people buy: read from what has happened, wherever that can be known. */
export const getReadiness = async (ctx: ReadCtx): Promise<{ readiness: Readiness }> => ({
  readiness: {
    ...(await readGateway(ctx)),
    mail: await readMail(ctx),
    taxes: await readTaxState(ctx.db),
    legalPages: {
      isDone: ctx.ports.legalPages.samples.length === 0,
      samples: [...ctx.ports.legalPages.samples],
      pages: [...ctx.ports.legalPages.pages],
    },
    backup: await readBackup(ctx),
  },
});

/** A message counts from the trial on: an earlier one may have been of other keys. */
const readGateway = async (ctx: ReadCtx): Promise<Pick<Readiness, 'gateway' | 'webhook'>> => {
  const { gateways, publicUrl } = ctx.ports;
  const { name, isTest, minimumAed, events } = gateways.get(gateways.current);
  const found = await findGatewayTrial(ctx.db, ctx.ports);
  const seenAt = found && (await lastMessageAt(ctx.db, name, found.trial.madeAt));
  return {
    gateway: {
      isDone: Boolean(found?.refundedAt),
      name,
      isTest,
      least: formatAed(aed(minimumAed)),
      caseId: found?.trial.facts.caseId ?? null,
      paidAt: text(found?.paidAt),
      refundedAt: text(found?.refundedAt),
    },
    webhook: {
      isDone: Boolean(seenAt),
      seenAt: text(seenAt),
      address: `${publicUrl}/payments/webhooks/${name}`,
      events: [...events],
    },
  };
};

const readMail = async ({ db }: ReadCtx): Promise<Readiness['mail']> => {
  const [sent, arrived] = [await findLastTrial(db, 'mail'), await findLastConfirmed(db, 'mail')];
  return {
    isDone: Boolean(arrived),
    sentAt: text(sent?.madeAt),
    sentTo: sent?.facts.to ?? '',
    arrivedAt: text(arrived?.confirmedAt),
  };
};

const readBackup = async (ctx: ReadCtx): Promise<Readiness['backup']> => {
  const { lastBackup, lastRestoreDrill } = await ctx.ports.backupState(ctx);
  return {
    isDone: Boolean(lastBackup && lastRestoreDrill),
    backupAt: text(lastBackup?.at),
    restoredAt: text(lastRestoreDrill?.at),
  };
};
