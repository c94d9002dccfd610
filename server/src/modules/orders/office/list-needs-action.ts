import type { InputOf } from '#contracts/endpoint.ts';
import type { listNeedsAction as call } from '#contracts/orders/admin-needs-action.ts';
import type { Ctx, ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { courseDirectory } from '#server/modules/catalogue/index.ts';
import { type Action, actionSums, listActions, summariseOwners } from '#server/modules/payments/index.ts';
import { CHANGE_KIND, ORDER_KIND } from '../owner-of.ts';

type Facts = Pick<ReadCtx, 'db' | 'ports' | 'caller'>;

const SIZE = 25;
const COURSE = 'course';
const WEBHOOK = 'webhook';

/** What is about an order, or a change of one of its courses. */
const ORDERED = [ORDER_KIND, CHANGE_KIND];

/** What is open with whom and what it is about, oldest first. */
export const listNeedsAction = async (ctx: Ctx, { cursor }: InputOf<typeof call>) => {
  const found = await listActions(ctx.db, toPage(cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ id }) => id);
  return { actions: await present(ctx, rows), nextCursor };
};

/** So many of what is open longest. */
export const oldestActions = async (ctx: Facts, most: number) =>
  present(ctx, await listActions(ctx.db, { before: undefined, limit: most }));

const present = async (ctx: Facts, rows: Action[]) => {
  const ids = rows.map(({ id }) => id);
  const about = rows.map(({ ownerKind, ownerId }) => ({ kind: ownerKind, id: ownerId }));
  const [sums, owners] = [await actionSums(ctx.db, ids), await summariseOwners(ctx, about)];
  const ofCourses = rows.filter(({ ownerKind }) => ownerKind === COURSE);
  const courses = await courseDirectory(
    ctx.db,
    ofCourses.map(({ ownerId }) => ownerId),
  );
  // Nobody is led to a page that is not theirs.
  const isAdmin = ctx.caller.user?.role === 'admin';
  return rows.map(({ id, kind, message, createdAt, ownerKind, ownerId }) => {
    const owner = owners.get(ownerId);
    return {
      _id: id,
      kind,
      message,
      createdAt: createdAt.toISOString(),
      person: owner?.person ?? null,
      courseCode: owner?.courseCode || courses.get(ownerId)?.code || null,
      aed: sums.get(id) ?? null,
      orderReference: ORDERED.includes(ownerKind) ? (owner?.reference ?? null) : null,
      enquiryId: ownerKind === 'enquiry' ? ownerId : null,
      caseId: ownerKind === 'case' ? ownerId : null,
      courseId: ownerKind === COURSE ? ownerId : null,
      certificateId: ownerKind === 'certificate' ? ownerId : null,
      webhookId: isAdmin && ownerKind === WEBHOOK ? ownerId : null,
    };
  });
};
