import type { Ports } from '#server/calls/context.ts';
import type { ReturnPaths } from '#server/modules/payments/index.ts';
import type { Linked } from './case-links.ts';

/** Stands for the token where a path is stored: a database that is read by others opens no link. */
const TOKEN = '{token}';

const linkPath = (token: string) => `/payment/general/${token}`;
/** The link as it is mailed and copied. */
export const linkUrl = ({ publicUrl, caseLinks }: Ports, linked: Linked) =>
  `${publicUrl}${linkPath(caseLinks.tokenOf(linked))}`;

export const successPath = (token: string) => `${linkPath(token)}/success`;

export const STORED_RETURN_PATHS: ReturnPaths = {
  success: successPath(TOKEN),
  failure: `${linkPath(TOKEN)}/failed`,
};

export const fillToken = (path: string, token: string) => path.replace(TOKEN, token);

/** A receipt as PDF; the newest where none is named. Without a key it opens by the link's cookie. */
export const receiptPath = (number: string, query: { receipt?: string; key?: string } = {}) => {
  const asked = new URLSearchParams(query).toString();
  return `/api/general-payment/receipt/${number}${asked && `?${asked}`}`;
};
