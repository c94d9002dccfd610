import type { CourseFacts, OpenPart } from '#emails/words.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, findCourse } from '#server/modules/catalogue/index.ts';
import { readSettings } from '#server/modules/identity/index.ts';
import {
  listObligations,
  listReceipts,
  type Owner,
  type OwnerDescription,
  paidByObligation,
} from '#server/modules/payments/index.ts';

/** What a job says about whose money it is. */
export const ownerOf = ({ ownerKind = '', ownerId = '' }: Record<string, string>): Owner => ({
  kind: ownerKind,
  id: ownerId,
});

export const describeSale = (ctx: Ctx, owner: Owner): Promise<OwnerDescription> => {
  const obligor = ctx.ports.obligors.get(owner.kind);
  if (!obligor) throw new Error(`nobody owns obligations of the kind ${owner.kind}`);
  return obligor.describe(ctx, owner.id);
};

/** What the letters about a sale have in common. */
export const readSale = async (ctx: Ctx, owner: Owner) => {
  const { reference, title, courseCode, payer, totalEur } = await describeSale(ctx, owner);
  const course = await findCourse(ctx.db, courseCode);
  if (!course) throw new Error(`the course ${courseCode} of ${reference} has gone`);
  const { contact } = await readSettings(ctx.db);
  const { publicUrl } = ctx.ports;
  return {
    payer,
    name: payer.name,
    reference,
    totalEur,
    courseTitle: title,
    course: factsOf(course),
    zone: course.zone,
    orderUrl: `${publicUrl}/orders/${reference}`,
    adminUrl: `${publicUrl}/admin/orders/${reference}`,
    contactEmail: contact.email,
  };
};

const factsOf = (course: Course): CourseFacts => {
  const { title, code, startDate, endDate, startTime, endTime, zone, city, country, venue } = course;
  const when = { startDate, endDate, startTime, endTime, zone };
  return { title, code, ...when, city, country, venueName: venue.name, venueAddress: venue.address };
};

/** What the ledger says is still to be paid, by part; void parts are not owed. */
export const listOpenParts = async (ctx: Ctx, owner: Owner): Promise<(OpenPart & { id: string })[]> => {
  const paid = await paidByObligation(ctx.db, owner);
  const obligations = await listObligations(ctx.db, owner);
  return obligations
    .filter((one) => one.voidedAt === null)
    .map(({ id, dueOn, eur, aed }) => ({
      id,
      dueOn: localDate(dueOn),
      eur: eur - (paid.get(id)?.eur ?? 0),
      aed: aed - (paid.get(id)?.aed ?? 0),
    }))
    .filter((part) => part.aed > 0);
};

/** The receipts that a letter links to; they open for whoever pays, when signed in. */
export const linkReceipts = async (ctx: Ctx, owner: Owner, captureId?: string) => {
  const receipts = await listReceipts(ctx.db, owner);
  return receipts
    .filter((receipt) => captureId === undefined || receipt.captureId === captureId)
    .map(({ id, number, snapshot }) => ({
      id,
      number,
      href: `${ctx.ports.publicUrl}/api/orders/${snapshot.reference}/receipts/${id}`,
    }));
};
