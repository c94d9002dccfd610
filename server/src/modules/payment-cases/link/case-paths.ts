import type { Ports } from '#server/calls/context.ts';
import type { ReturnPaths } from '#server/modules/payments/index.ts';
import type { Linked } from './case-links.ts';

/** A case as it is stored: its token is made again. */
type Stored = Parameters<Ports['caseLinks']['tokenOf']>[0];

/**
 * Stands for the token where a path is stored: a database that is read by others opens no link. It names the version of
 * the link, so that who was given one that has been replaced is not handed the next.
 */
const placeholder = ({ linkVersion }: Pick<Linked, 'linkVersion'>) => `{token:${linkVersion}}`;

const linkPath = (token: string) => `/payment/general/${token}`;
/** The link as it is mailed and copied. */
export const linkUrl = ({ publicUrl, caseLinks }: Ports, linked: Stored) =>
  `${publicUrl}${linkPath(caseLinks.tokenOf(linked))}`;

export const successPath = (token: string) => `${linkPath(token)}/success`;

export const storedReturnPaths = (linked: Pick<Linked, 'linkVersion'>): ReturnPaths => ({
  success: successPath(placeholder(linked)),
  failure: `${linkPath(placeholder(linked))}/failed`,
});

/** Null where the path is of a link that has been replaced. */
export const fillToken = ({ caseLinks }: Pick<Ports, 'caseLinks'>, path: string, linked: Stored) =>
  path.includes(placeholder(linked)) ? path.replace(placeholder(linked), caseLinks.tokenOf(linked)) : null;

/** A receipt as PDF; the newest where none is named. Without a key it opens by the link's cookie. */
export const receiptPath = (number: string, query: { receipt?: string; key?: string } = {}) => {
  const asked = new URLSearchParams(query).toString();
  return `/api/general-payment/receipt/${number}${asked && `?${asked}`}`;
};
