import type { Caller, Ctx, OuterCtx } from '#server/calls/context.ts';
import type { PayerEntries, PaymentCase } from '../payment-cases.repository.ts';

const DAYS = 30;
type Purpose = 'viewer' | 'payer';

const nameOf = (purpose: Purpose, { number }: Pick<PaymentCase, 'number'>) => `link-${purpose}-${number}`;

const push = (ctx: Ctx | OuterCtx, name: string, seal: string) => {
  const secure = ctx.ports.publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = `${name}=${seal}; Path=/; Max-Age=${DAYS * 24 * 60 * 60}`;
  ctx.effects.cookies.push(`${value}; HttpOnly; SameSite=Lax${secure}`);
};

const read = ({ cookie }: Caller, name: string): string | undefined =>
  cookie
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([each]) => each === name)?.[1];

/** This browser has opened the link: its receipts open in it. */
export const rememberViewer = (ctx: Ctx | OuterCtx, one: PaymentCase): void =>
  push(ctx, nameOf('viewer', one), ctx.ports.caseLinks.sealFor('viewer', one));

export const isViewer = (ctx: Ctx | OuterCtx, one: PaymentCase): boolean =>
  ctx.ports.caseLinks.isSealed(read(ctx.caller, nameOf('viewer', one)), 'viewer', one);

/** This browser has entered these details: they are shown to nobody else who holds the link. */
export const rememberPayer = (ctx: Ctx | OuterCtx, one: PaymentCase, { payerEmail }: PayerEntries): void =>
  push(ctx, nameOf('payer', one), ctx.ports.caseLinks.sealFor(`payer/${payerEmail}`, one));

export const isPayer = (ctx: Ctx | OuterCtx, one: PaymentCase): boolean =>
  one.entries !== null &&
  ctx.ports.caseLinks.isSealed(
    read(ctx.caller, nameOf('payer', one)),
    `payer/${one.entries.payerEmail}`,
    one,
  );
