import type { OuterCtx } from '#server/calls/context.ts';
import type { BalanceLine } from '../gateways/gateway-books.ts';
import { lastEntryId, lockBooks } from './gateway-entries.repository.ts';
import { postLine } from './post-line.ts';

/** Lines that are written down together, well within the time that a transaction has. */
const AT_ONCE = 100;

/**
 * Brings our books up to date with those of each gateway that keeps some: fees, what is withheld, what went to the bank.
 * Each line is written down once, with its journal, however often it is read.
 */
export const importBooks = async (ctx: OuterCtx): Promise<void> => {
  for (const gateway of ctx.ports.gateways.all) {
    if (!gateway.books) continue;
    try {
      const lines = await gateway.books.linesAfter(await lastEntryId(ctx.database, gateway.name));
      for (let from = 0; from < lines.length; from += AT_ONCE)
        await write(ctx, gateway.name, lines.slice(from, from + AT_ONCE));
    } catch (error) {
      ctx.log.warn({ err: error, gateway: gateway.name }, 'the books of a gateway could not be read');
    }
  }
};

const write = (ctx: OuterCtx, gateway: string, lines: readonly BalanceLine[]): Promise<void> =>
  ctx.transact(async (tx) => {
    await lockBooks(tx.db, gateway);
    for (const line of lines) await postLine(tx, { ...line, gateway });
  });
