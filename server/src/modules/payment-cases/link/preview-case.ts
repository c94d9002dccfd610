import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findPage } from './link-page.repository.ts';
import { presentLink } from './present-link.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What the payer sees, or will see once a draft is sent: as if that happened now. */
export const previewCase = async (ctx: Ctx, id: string): Promise<LinkCase> => {
  const page = await findPage(ctx.db, id);
  if (!page) throw new AppError('not-found');
  const { one } = page;
  if (one.status !== 'draft') return presentLink(ctx, page);
  const expiresAt = new Date(ctx.now.getTime() + one.expiryDays * DAY_MS);
  return presentLink(ctx, { ...page, one: { ...one, status: 'active', sentAt: ctx.now, expiresAt } });
};
