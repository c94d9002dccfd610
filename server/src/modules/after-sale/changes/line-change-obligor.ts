import { basisPoints } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { CHANGE_KIND, findOrder, lockOrder, type Order, orderObligor } from '../../orders/index.ts';
import type { CaptureVerdict, Debtor, Obligor } from '../../payments/index.ts';
import {
  findChange,
  findLastChange,
  type LineChange,
  listOrdersOfChanges,
  lockChange,
} from '../after-sale.repository.ts';
import type { ChangeAtHand } from './change-kind.ts';
import { kindOfChange } from './change-kinds.ts';
import { describeChange } from './describe-change.ts';
import { dropChange } from './drop-change.ts';
import { dueOf } from './due-of.ts';

/** Changes of a course of an order as payments sees them: what a payment for one brings about. */
export const lineChangeObligor: Obligor = {
  kind: CHANGE_KIND,

  /** The order first: whoever changes it or its money waits there. */
  async lock(ctx, ownerId) {
    const { orderId } = await requireChange(ctx, ownerId);
    const order = await lockOrder(ctx.db, orderId);
    return debtorOf(ctx, { order, change: await lockChange(ctx.db, ownerId) });
  },

  async onRefunded() {},

  async describe(ctx, ownerId) {
    const change = await requireChange(ctx, ownerId);
    const order = await findOrder(ctx.db, change.orderId);
    if (!order) throw new Error(`the order of the change ${ownerId} has gone`);
    return describeChange(order, change);
  },

  async summarise(db, ownerIds) {
    const orderOf = await listOrdersOfChanges(db, ownerIds);
    const orders = await orderObligor.summarise?.(db, [...new Set(orderOf.values())]);
    return new Map(
      [...orderOf].flatMap(([id, orderId]) => {
        const summary = orders?.get(orderId);
        return summary ? [[id, summary] as const] : [];
      }),
    );
  },
};

const requireChange = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<LineChange> => {
  const change = await findChange(db, id);
  if (!change) throw new Error(`the change ${id} has gone`);
  return change;
};

const debtorOf = (ctx: Ctx, at: ChangeAtHand): Debtor => ({
  onCaptured: () => carryOut(ctx, at),
  describe: async () => describeChange(at.order, at.change),
});

const NOT_AWAITED = 'The change was not waited for any more';

/** What cannot be carried out is over, and the money goes back. */
const carryOut = async (ctx: Ctx, at: ChangeAtHand): Promise<CaptureVerdict> => {
  const { order, change } = at;
  if (!(await isAwaited(ctx, change))) return { accepted: false, reason: NOT_AWAITED };
  const verdict = await kindOfChange(change).carryOut(ctx, at);
  if (!verdict.accepted) {
    await dropChange(ctx, at, 'lapsed');
    return verdict;
  }
  return { ...verdict, sale: { totalEur: dueOf(change), taxBp: taxOf(order) } };
};

/** Also after its time, where its kind allows that and nothing else was asked for the course since. */
const isAwaited = async ({ db }: Ctx, change: LineChange): Promise<boolean> => {
  if (change.state !== 'lapsed' || !kindOfChange(change).takesLateMoney) return change.state === 'pending';
  return (await findLastChange(db, change.lineId))?.id === change.id;
};

const taxOf = ({ breakdown }: Order) => basisPoints(breakdown?.taxBp ?? 0);
