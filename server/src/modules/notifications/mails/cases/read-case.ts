import { type Currency, convert, money } from '#domain/cases/case-amount.ts';
import type { RateMicro } from '#domain/money/money.ts';
import type { AcademyCaseFacts, AskedAmount, CaseFacts } from '#emails/case-words.ts';
import type { Amount } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  amountOf,
  CASE_KIND,
  linkUrl,
  ownCurrencyOf,
  type PaymentCase,
} from '#server/modules/payment-cases/index.ts';
import type { Owner } from '#server/modules/payments/index.ts';
import { settingsOf } from '../facts.ts';
import type { OwnerIds } from '../read-sale.ts';

export const caseOwner = ({ id }: Pick<PaymentCase, 'id'>): Owner => ({ kind: CASE_KIND, id });

export const ofCase = (caseId: string): OwnerIds => ({ ownerKind: CASE_KIND, ownerId: caseId });

/** What the letters about a case to its payer have in common; the link is made now and is stored with no mail. */
export const readCase = async (ctx: Ctx, one: PaymentCase): Promise<CaseFacts> => {
  const { contact } = await settingsOf(ctx);
  return {
    name: one.payerName,
    title: one.title,
    number: one.number,
    currency: ownCurrencyOf(one),
    linkUrl: linkUrl(ctx.ports, one),
    contactEmail: contact.email,
  };
};

/** The same for those to the academy. */
export const readCaseForAcademy = (ctx: Ctx, one: PaymentCase): AcademyCaseFacts => ({
  title: one.title,
  number: one.number,
  payer: { name: one.payerName, email: one.payerEmail },
  adminUrl: `${ctx.ports.publicUrl}${adminPathOf(one.id)}`,
});

export const adminPathOf = (caseId: string) => `/admin/general-payment?case=${caseId}`;

/** What a case asks for while its payer chooses; a total that is decided is told as it is split. */
export const askedOf = (one: PaymentCase, rate: RateMicro, total: Amount | null): AskedAmount => {
  if (total) return { type: 'fixed', total };
  const asked = amountOf(one);
  const { currency } = asked;
  if (asked.type !== 'range') return { type: 'open' };
  return {
    type: 'range',
    min: inBoth({ currency, minor: asked.min }, rate),
    max: inBoth({ currency, minor: asked.max }, rate),
  };
};

const inBoth = ({ currency, minor }: { currency: Currency; minor: number }, rate: RateMicro): Amount => {
  const own = money(currency, minor);
  return { eur: convert(own, 'EUR', rate).minor, aed: convert(own, 'AED', rate).minor };
};
