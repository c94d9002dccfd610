import { type Confirmation, requiredConfirmations } from '#domain/checkout/eligibility.ts';
import { licenceStanding } from '#domain/licences/licence-standing.ts';
import type { Ctx } from '#server/calls/context.ts';
import { comeAlong, freeLines } from '../carts/index.ts';
import { listLinks, type SoldCourse } from '../catalogue/index.ts';
import { readLicences } from '../licences/index.ts';
import { confirmationKey, type OfferedLine, offerOf } from '../orders/index.ts';
import { findSaleProblems, type SaleProblem, type Wanted } from './sale-problems.ts';

export type SaleLine = {
  course: SoldCourse;
  offered: OfferedLine;
  cameWith: SoldCourse | null;
  problem: SaleProblem | null;
  /** What the course asks of who takes part, by `slug:key`. */
  confirmations: Confirmation[];
};

export type GatheredSale = { lines: SaleLine[]; leftOut: string[] };

/** Of whose licence nothing was accepted: staff have seen it themselves, or waive it with a reason. */
const licenceSeen = (professions: readonly string[]): Confirmation => ({
  key: 'profession',
  label: `Their license was seen, as one of: ${professions.join(', ')}`,
});

/** Courses as they can be sold now, with what comes along by the rules of the cart. */
export const gatherSale = async (ctx: Ctx, { userId, courses }: Wanted): Promise<GatheredSale> => {
  const wanted = courses.map(({ id }) => ({ courseId: id, cameWith: null as string | null }));
  const links = await listLinks(
    ctx.db,
    courses.map(({ id }) => id),
  );
  const isFree = freeLines({ lines: wanted, links, canBeBought: () => true });
  const bringers = courses.filter(({ id }) => !isFree.has(id));
  const owner = userId ? { userId, orderId: null } : null;
  const { coming, leftOut } = await comeAlong(ctx, bringers, { lines: wanted, links, owner });
  const all = [...courses, ...coming.map(({ course }) => course)];
  const bringerOf = (id: string) =>
    coming.find(({ course }) => course.id === id)?.bringer ??
    courses.find((one) => one.id === isFree.get(id)) ??
    null;
  const problems = await findSaleProblems(ctx, { userId, courses: all });
  const licences = userId ? await readLicences(ctx.db, userId) : [];
  const unproved = ({ offer: { licence: rule } }: OfferedLine): Confirmation[] =>
    ['not-asked', 'accepted'].includes(licenceStanding(rule, licences))
      ? []
      : [licenceSeen(rule.professions)];
  const lines = all.map((course): SaleLine => {
    const cameWith = bringerOf(course.id);
    const offered = offerOf(ctx, course, { places: 1, isFree: cameWith !== null });
    const asked = [...requiredConfirmations(offered.offer.eligibility), ...unproved(offered)];
    const confirmations = asked.map(({ key, label }) => ({ key: confirmationKey(course.slug, key), label }));
    return { course, offered, cameWith, problem: problems.get(course.id) ?? null, confirmations };
  });
  return { lines, leftOut };
};
