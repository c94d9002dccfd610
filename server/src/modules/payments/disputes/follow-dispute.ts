import { disputeLost } from '#domain/ledger/gateway-journal.ts';
import { formatForeign } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { withdrawAction } from '../actions/actions.repository.ts';
import { raiseAction } from '../actions/raise-action.ts';
import type { MoneyNews } from '../gateways/gateway-books.ts';
import { insertJournal } from '../ledger/ledger.repository.ts';
import { type Capture, findCaptureOf } from '../settling/captures.repository.ts';
import { closeDispute, type Dispute, lockDispute } from './disputes.repository.ts';

type Told = Extract<MoneyNews, { kind: 'dispute' }>;

/**
 * What a cardholder disputes of a payment, and how it ends. The gateway's books tell of the money that it withholds; here it
 * is written down what it is about, and staff are told. What was closed is not opened again by older news. False where the
 * payment is not known yet.
 */
export const followDispute = async (ctx: Ctx, gateway: string, told: Told): Promise<boolean> => {
  const capture = await findCaptureOf(ctx.db, { gateway, transactionId: told.transactionId });
  if (!capture) return false;
  const { disputeId, minor, reason, answerBy } = told;
  const dispute = await lockDispute(ctx.db, {
    id: uuidv7(),
    gateway,
    disputeId,
    captureId: capture.id,
    state: 'open',
    aed: minor,
    reason,
    answerBy,
    openedAt: ctx.now,
    closedAt: null,
  });
  if (dispute.isNew) await tell(ctx, { capture, dispute, told, state: 'open' });
  if (told.state === 'open' || dispute.state !== 'open') return true;
  await closeDispute(ctx.db, dispute.id, { state: told.state, closedAt: ctx.now });
  await withdrawAction(ctx.db, keyOf(dispute, 'open'), ctx.now);
  if (told.state === 'lost') await writeLoss(ctx, { capture, dispute, told });
  await tell(ctx, { capture, dispute, told, state: told.state });
  return true;
};

type About = { capture: Capture; dispute: Dispute; told: Told };

const writeLoss = (ctx: Ctx, { capture, told }: About): Promise<void> => {
  const { ownerKind, ownerId, id: captureId } = capture;
  const journal = { id: uuidv7(), kind: 'dispute-lost', ownerKind, ownerId, captureId, at: ctx.now } as const;
  return insertJournal(ctx.db, journal, disputeLost({ currency: told.currency, minor: told.minor }));
};

const keyOf = ({ id }: Dispute, state: Dispute['state']) => `dispute:${id}:${state}`;

const WORDS: Readonly<Record<Dispute['state'], string>> = {
  open: 'is disputed by the cardholder; please answer at the gateway',
  won: 'was disputed, and the dispute is won: the money is ours again',
  lost: 'was disputed, and the dispute is lost: please decide what becomes of the place',
};

const tell = (ctx: Ctx, { capture, dispute, told, state }: About & { state: Dispute['state'] }) =>
  raiseAction(ctx, {
    kind: 'dispute',
    dedupeKey: keyOf(dispute, state),
    owner: { kind: capture.ownerKind, id: capture.ownerId },
    message: `A payment of ${formatForeign(told)} ${WORDS[state]} (${told.reason})${until(state, told)}`,
  });

const until = (state: Dispute['state'], { answerBy }: Told): string =>
  state === 'open' && answerBy ? `, before ${answerBy.toISOString().slice(0, 10)}` : '';
