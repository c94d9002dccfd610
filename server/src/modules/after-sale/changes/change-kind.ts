import type { Ctx } from '#server/calls/context.ts';
import type { Order } from '../../orders/index.ts';
import type { LineChange } from '../after-sale.repository.ts';

/** A pending change with its order, both as they were read under their locks: the order is locked first. */
export type ChangeAtHand = { order: Order; change: LineChange };

/** `isTold`: its letter says what was paid, so that no other has to. */
export type Verdict = { accepted: true; isTold?: true } | { accepted: false; reason: string };

/** What can be asked for and may have to be paid first. */
export interface ChangeKind {
  /** As its receipt begins: 'Change of date'. */
  title: string;
  /** Money that comes after its time still carries it out where that can be done. */
  takesLateMoney: boolean;
  /**
   * It is paid, or nothing was to be paid. What it refuses has changed nothing: then the money goes back, and the change
   * is over. Says itself what becomes of the change's row.
   */
  carryOut(ctx: Ctx, at: ChangeAtHand): Promise<Verdict>;
  /** It is over without having been carried out: what was held for it is free, what was paid for it goes back. */
  letGo(ctx: Ctx, at: ChangeAtHand): Promise<void>;
}
