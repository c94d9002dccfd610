import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { isStaff } from '#server/calls/access.ts';
import type { Ctx } from '#server/calls/context.ts';
import { noteOnceADay } from '../note-case-event.ts';
import { rememberViewer } from './link-cookies.ts';
import { presentLink } from './present-link.ts';
import { requireLink } from './require-link.ts';

/** Opens a link: its receipts open in this browser from now on, and its history says that it was seen. */
export const getPaymentLink = async (ctx: Ctx, token: string): Promise<LinkCase> => {
  const one = await requireLink(ctx.db, token);
  rememberViewer(ctx, one);
  if (!isStaff(ctx.caller)) await noteOnceADay(ctx, { caseId: one.id, kind: 'opened' });
  return presentLink(ctx, one);
};
