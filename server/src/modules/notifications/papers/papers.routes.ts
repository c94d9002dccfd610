import { adminPaperEndpoints as admin } from '#contracts/orders/admin-papers.ts';
import { paperEndpoints as own } from '#contracts/orders/papers.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { requireOrder, requireOwnOrder } from '#server/modules/orders/index.ts';
import { listPaperLetters } from './list-paper-letters.ts';
import { sendPaper } from './send-paper.ts';

const told = (to: string) => ({ message: `The paper is on its way to ${to}.` });

export const paperBindings: Binding[] = [
  on(own.listPaperLetters, async (ctx, { reference }) =>
    listPaperLetters(ctx, await requireOwnOrder(ctx.db, ctx.caller, reference)),
  ),
  on(own.sendPaper, async (ctx, { reference, number }) =>
    told(await sendPaper(ctx, await requireOwnOrder(ctx.db, ctx.caller, reference), { number })),
  ),
  on(admin.adminListPaperLetters, async (ctx, { reference }) =>
    listPaperLetters(ctx, await requireOrder(ctx.db, reference)),
  ),
  on(admin.adminSendPaper, async (ctx, { reference, ...wish }) =>
    told(await sendPaper(ctx, await requireOrder(ctx.db, reference), wish)),
  ),
];
