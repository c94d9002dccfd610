import { isPayable } from '#domain/cases/case-status.ts';
import {
  caseEvents,
  findCase,
  linkedCoursesOf,
  partsOfLink,
  rateOf,
} from '#server/modules/payment-cases/index.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import { settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { listOpenParts, momentIn } from '../read-sale.ts';
import { caseLinkLetter } from './case-link-letter.ts';
import { askedOf, caseOwner, ofCase, readCase } from './read-case.ts';
import { toAsked } from './to-asked.ts';

export const caseLink = defineMail({
  template: 'case-link',
  on: [caseEvents['case.sent']],
  to: (ctx, { caseId, eventId }) => toAsked(ctx, eventId, ofCase(caseId)),
  /** Nothing when it was paid, withdrawn or has expired meanwhile. */
  async read(ctx, { ownerId }) {
    const one = await findCase(ctx.db, ownerId);
    if (!one?.expiresAt || !isPayable(one.status)) return null;
    const { legal, rates } = await settingsOf(ctx);
    const rate = rateOf(one, { rates });
    const { total, parts } = await partsOfLink(ctx, one, rate);
    const isBegun = one.appliedAed > 0;
    return {
      ...(await readCase(ctx, one)),
      seller: { legalName: legal.name, taxRegistrationNumber: legal.taxRegistrationNumber },
      description: one.description,
      asked: askedOf(one, rate, total),
      rate,
      numberOfParts: one.installments,
      plannedParts: isBegun ? [] : parts,
      paid: { eur: one.appliedEur, aed: one.appliedAed },
      openParts: isBegun ? await listOpenParts(ctx, caseOwner(one)) : [],
      validUntil: momentIn(ACADEMY_ZONE, one.expiresAt),
      attendees: one.attendees,
      courses: await linkedCoursesOf(ctx.db, [one.id]),
    };
  },
  write: caseLinkLetter,
});
