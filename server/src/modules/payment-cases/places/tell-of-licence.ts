import { STANDING_LABELS } from '#contracts/licences/standing-words.ts';
import { licenceStanding } from '#domain/licences/licence-standing.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { readLicences } from '#server/modules/licences/index.ts';
import { kindOf } from '#server/modules/orders/index.ts';
import { raiseAction } from '#server/modules/payments/index.ts';
import { ownerOf } from '../owner-of.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import type { Person } from './people-of-case.ts';

type Given = { one: PaymentCase; course: Course; person: Person; userId: string };

/**
 * The academy has agreed with the payer who comes, so that nobody is kept out who has paid: whose licence is not proved has
 * the place, and staff are told to ask for it. Asks nothing of the database where the course asks for none.
 */
export const tellOfLicence = async (ctx: Ctx, { one, course, person, userId }: Given): Promise<void> => {
  const rule = kindOf(ctx, course).price(course, ctx.now).licence;
  if (rule.professions.length === 0) return;
  const standing = licenceStanding(rule, await readLicences(ctx.db, userId));
  if (standing === 'accepted' || standing === 'not-asked') return;
  await raiseAction(ctx, {
    kind: 'licence-unproved',
    dedupeKey: `licence-unproved:${one.id}:${course.id}:${person.email}`,
    owner: ownerOf(one),
    message: `${one.number} is paid, and ${person.name} has a place on ${course.title}, which asks for a license: ${STANDING_LABELS[standing].toLowerCase()}. Please ask for it before the course`,
  });
};
