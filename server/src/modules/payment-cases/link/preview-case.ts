import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireCase } from '../require-case.ts';
import { presentLink } from './present-link.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What the payer sees, or will see once a draft is sent: as if that happened now. */
export const previewCase = async (ctx: Ctx, id: string): Promise<LinkCase> => {
  const one = await requireCase(ctx.db, id);
  if (one.status !== 'draft') return presentLink(ctx, one);
  const expiresAt = new Date(ctx.now.getTime() + one.expiryDays * DAY_MS);
  return presentLink(ctx, { ...one, status: 'active', sentAt: ctx.now, expiresAt });
};
