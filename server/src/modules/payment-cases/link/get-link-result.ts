import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type LinkResult, lastResult } from './last-result.ts';
import { rememberViewer } from './link-cookies.ts';
import { presentLink } from './present-link.ts';
import { requireLinkPage } from './require-link.ts';

/** What the pages after the card page show: the last payment, and the case as it is now. */
export const getLinkResult = async (
  ctx: Ctx,
  token: string,
): Promise<{ result: LinkResult; paymentCase: LinkCase }> => {
  const page = await requireLinkPage(ctx.db, token);
  rememberViewer(ctx, page.one);
  return { result: await lastResult(ctx.db, page.one), paymentCase: await presentLink(ctx, page) };
};
