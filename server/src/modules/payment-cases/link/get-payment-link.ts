import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { isStaff } from '#server/calls/access.ts';
import type { Ctx } from '#server/calls/context.ts';
import { isToday, noteOnceADay } from '../note-case-event.ts';
import { rememberViewer } from './link-cookies.ts';
import { presentLink } from './present-link.ts';
import { requireLinkPage } from './require-link.ts';

/** Opens a link: its receipts open in this browser from now on, and its history says that it was seen. */
export const getPaymentLink = async (ctx: Ctx, token: string): Promise<LinkCase> => {
  const page = await requireLinkPage(ctx.db, token);
  rememberViewer(ctx, page.one);
  if (!isStaff(ctx.caller) && !isToday(ctx, page.openedAt))
    await noteOnceADay(ctx, { caseId: page.one.id, kind: 'opened' });
  return presentLink(ctx, page);
};
