import type { InputOf } from '#contracts/endpoint.ts';
import type { officeSaleEndpoints } from '#contracts/orders/admin-office-sales.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { type Course, courseDirectory, listLinks, requirePublicCourse } from '../catalogue/index.ts';
import {
  inviteAccount,
  lockUser,
  type PreparedPassword,
  prepareUnknownPassword,
  type User,
} from '../identity/index.ts';
import { type Order, placeSale, type Sale } from '../orders/index.ts';
import { transactInTurnOfAll } from '../seats/index.ts';
import { agreedPrices } from './agreed-prices.ts';
import { type GatheredSale, gatherSale } from './gather-sale.ts';
import { requireEligible } from './require-eligible.ts';

type Input = InputOf<(typeof officeSaleEndpoints)['sellCourses']>;
type Sold = { order: Order; leftOut: string[] };

/** An order that staff make for somebody who is found or invited: everything is held, or nothing was. */
export const sellCourses = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  input: Input,
): Promise<Sold> => {
  const { caller } = ctx;
  const courses = await readCourses(ctx, input);
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

const readCourses = async (ctx: OuterCtx, { lines }: Input): Promise<Course[]> => {
  const courses: Course[] = [];
  for (const [i, { courseId }] of lines.entries()) {
    const course = await requirePublicCourse(ctx.database, courseId);
    if (courses.some(({ id }) => id === course.id))
      throw fieldError(`lines.${i}.courseId`, 'This course is in the order already');
    courses.push(course);
  }
  return courses;
};

type Selling = { input: Input; courses: readonly Course[]; password: PreparedPassword | null };

const sell = async (ctx: SignedInCtx, { input, courses, password }: Selling): Promise<Sold> => {
  const person = await personOf(ctx, input.person, password);
  const gathered = await gatherSale(ctx, { userId: person.id, courses });
  requireNoProblem(gathered);
  const asked = input.lines.flatMap((wish, i) => {
    const line = gathered.lines[i];
    return line ? [{ wish, line }] : [];
  });
  const prices = agreedPrices(ctx.caller, asked, input);
  const { agreed, waived } = requireEligible(gathered, input);
  if (input.payment !== 'link' && !input.agreedTerms)
    throw fieldError('agreedTerms', 'Please ask whether the person agrees to the terms');
  const sale: Sale = {
    userId: person.id,
    soldBy: ctx.caller.user.id,
    wishes: gathered.lines.map(({ course, cameWith }) => ({
      course,
      ...(cameWith && { cameWith: cameWith.id }),
    })),
    agreed,
    prices,
    way: input.payment,
    notes: input.notes,
    totalEur: input.totalEur,
    isBeyondRules: input.beyondTransferRules,
    cash: { receivedOn: readDay(ctx, input), reference: input.cashReference },
  };
  const order = await placeSale(ctx, sale);
  await recordAudit(ctx, {
    action: 'order.sold',
    objectKind: 'order',
    objectId: order.id,
    after: {
      ...{ person: person.id, isInvited: password !== null, way: sale.way, totalEur: order.totalEur },
      lines: order.lines.map(({ courseId, priceEur, adjustmentEur, adjustmentReason }) => ({
        ...{ courseId, priceEur, adjustmentEur, adjustmentReason },
      })),
      ...{ waived, isBeyondRules: sale.isBeyondRules },
    },
  });
  return { order, leftOut: gathered.leftOut };
};

const personOf = async (
  ctx: SignedInCtx,
  person: Input['person'],
  password: PreparedPassword | null,
): Promise<User> => {
  if (person.kind === 'new') {
    if (!password) throw new Error('nobody is invited without a password');
    const { kind: _, ...invited } = person;
    return inviteAccount(ctx, invited, password);
  }
  if (person._id === ctx.caller.user.id)
    throw new AppError('not-allowed', {
      message: 'Nobody sells to themself. Please ask a colleague, or buy in the shop.',
    });
  const user = await lockUser(ctx.db, person._id);
  if (!user) throw fieldError('person._id', 'Please choose a person');
  return user;
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
