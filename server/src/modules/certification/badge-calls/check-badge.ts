import type { Ctx } from '#server/calls/context.ts';
import { didDocument, readBakedPng, readBakedSvg, verifyBadge } from '../badges/index.ts';
import { signList, statusListAddress } from './sign-list.ts';
import { tellBadgeKeys } from './tell-badge-keys.ts';

/**
 * What a badge is worth, told of this academy's. Nothing is ever fetched from elsewhere: a file must not choose what the
 * server asks for. What others have issued is checked where they say.
 */
export const checkBadge = async (ctx: Ctx, { file }: { file: string }) => {
  const document = badgeIn(Buffer.from(file, 'base64'));
  const fetchDocument = documentsOf(ctx);
  const { verdict, reasons } = await verifyBadge(document, { now: ctx.now, fetchDocument });
  return { verdict, reasons, number: verdict === 'unknown' ? null : numberOf(document, ctx.ports.publicUrl) };
};

/** The JSON that a picture carries, or that the file is. */
const badgeIn = (bytes: Buffer): unknown => {
  const text = bytes.toString('utf8');
  const json = readBakedPng(bytes) ?? (text.trimStart().startsWith('<') ? readBakedSvg(text) : text);
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
};

const documentsOf = (ctx: Ctx) => {
  const { publicUrl } = ctx.ports;
  const lists = statusListAddress(publicUrl, 0).slice(0, -1);
  return async (address: string): Promise<unknown> => {
    if (address === didDocument(publicUrl, []).id) return tellBadgeKeys(ctx);
    const [, list] = address.startsWith(lists) ? (/^(\d{1,6})$/.exec(address.slice(lists.length)) ?? []) : [];
    if (list === undefined) throw new Error('Not of this academy');
    return (await signList(ctx, { list: Number(list) })).list;
  };
};

/** Of a badge that we have signed: its own address is that of the page of its certificate. */
const numberOf = (document: unknown, publicUrl: string): string | null => {
  const { id } = document as { id: string };
  const page = `${publicUrl}/verify/`;
  return id.startsWith(page) ? id.slice(page.length) : null;
};
