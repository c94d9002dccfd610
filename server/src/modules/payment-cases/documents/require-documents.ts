import { isStaff } from '#server/calls/access.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { isUuid } from '#server/platform/ids.ts';
import { isViewer } from '../link/link-cookies.ts';
import { findCase, findCaseByNumber, type PaymentCase } from '../payment-cases.repository.ts';

/** The purpose that a key in a mail is sealed for. */
export const RECEIPT_KEY = 'receipt';

const NUMBER = /^PC-[0-9A-Z]{8}$/i;

/**
 * The case whose receipts and certificates may be opened: by a browser that has opened the link, by a key from a
 * mail, or by staff. To everybody else it looks like one that is not there.
 */
export const requireDocuments = async (
  ctx: Ctx,
  { caseId, key }: { caseId: string; key?: string | undefined },
): Promise<PaymentCase> => {
  const one = await find(ctx, caseId);
  const isAllowed =
    one && (isStaff(ctx.caller) || isViewer(ctx, one) || ctx.ports.caseLinks.isSealed(key, RECEIPT_KEY, one));
  if (!isAllowed) throw new AppError('not-found');
  return one;
};

const find = async ({ db }: Ctx, caseId: string): Promise<PaymentCase | undefined> => {
  if (isUuid(caseId)) return findCase(db, caseId);
  return NUMBER.test(caseId) ? findCaseByNumber(db, caseId) : undefined;
};
