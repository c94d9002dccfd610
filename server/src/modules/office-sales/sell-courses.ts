import type { InputOf } from '#contracts/endpoint.ts';
import type { officeSaleEndpoints } from '#contracts/orders/admin-office-sales.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { type Course, courseDirectory, listLinks } from '../catalogue/index.ts';
import { type PreparedPassword, prepareUnknownPassword } from '../identity/index.ts';
import { type Order, placeSale, type Sale } from '../orders/index.ts';
import { transactInTurnOfAll } from '../seats/index.ts';
import { agreedPrices } from './agreed-prices.ts';
import { requireCode } from './ask-code.ts';
import { auditSale } from './audit-sale.ts';
import { buyerOf } from './buyer-of.ts';
import { type GatheredSale, gatherSale } from './gather-sale.ts';
import { readSoldCourses } from './read-sold-courses.ts';
import { requireEligible } from './require-eligible.ts';

type Input = InputOf<(typeof officeSaleEndpoints)['sellCourses']>;
type Sold = { order: Order; leftOut: string[] };

/** An order that staff make for somebody who is found or invited: everything is held, or nothing was. */
export const sellCourses = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  input: Input,
): Promise<Sold> => {
  const { caller } = ctx;
  const courses = await readSoldCourses(ctx, input);
  const ids = courses.map(({ id }) => id);
  const linkedIds = [...(await listLinks(ctx.database, ids)).values()].flat();
  const linked = await courseDirectory(
    ctx.database,
    linkedIds.filter((id) => !ids.includes(id)),
  );
  const password = input.person.kind === 'known' ? null : await prepareUnknownPassword();
  return transactInTurnOfAll(ctx, [...courses, ...linked.values()], (tx) =>
    sell({ ...tx, caller }, { input, courses, password }),
  );
};

type Selling = { input: Input; courses: readonly Course[]; password: PreparedPassword | null };

const sell = async (ctx: SignedInCtx, { input, courses, password }: Selling): Promise<Sold> => {
  const person = await buyerOf(ctx, input.person, password);
  const gathered = await gatherSale(ctx, { userId: person.id, courses });
  requireNoProblem(gathered);
  const { lines } = gathered;
  const asked = input.lines.flatMap((wish, i) => {
    const line = lines[i];
    return line ? [{ wish, line }] : [];
  });
  const promo = await requireCode(ctx, { code: input.promoCode ?? '', userId: person.id, lines });
  const prices = agreedPrices(ctx.caller, asked, { ...input, hasCode: promo !== null });
  const { agreed, waived } = requireEligible(gathered, input);
  if (input.payment !== 'link' && !input.agreedTerms)
    throw fieldError('agreedTerms', 'Please ask whether the person agrees to the terms');
  const sale: Sale = {
    userId: person.id,
    soldBy: ctx.caller.user.id,
    wishes: lines.map(({ course, cameWith }) => ({
      course,
      ...(cameWith && { cameWith: cameWith.id }),
    })),
    agreed,
    prices,
    way: input.payment,
    notes: input.notes,
    totalEur: input.totalEur,
    isBeyondShare: input.beyondTransferShare,
    promo,
    cash: { receivedOn: readDay(ctx, input), reference: input.cashReference },
  };
  const order = await placeSale(ctx, sale);
  await auditSale(ctx, order, { sale, isInvited: password !== null, waived });
  return { order, leftOut: gathered.leftOut };
};

const requireNoProblem = ({ lines }: GatheredSale): void => {
  for (const { course, problem } of lines)
    if (problem) throw new AppError(problem.code, { message: `${course.title}: ${problem.message}` });
};

const readDay = (ctx: SignedInCtx, { receivedOn }: Input): string => {
  const today = localDateIn(ctx.now, ACADEMY_ZONE);
  if (receivedOn && receivedOn > today) throw fieldError('receivedOn', 'This day has not come yet');
  return receivedOn ?? today;
};
