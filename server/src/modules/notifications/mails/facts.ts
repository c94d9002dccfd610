import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { listDocuments } from '#server/modules/documents/index.ts';
import { findOrder } from '#server/modules/orders/index.ts';
import {
  listObligations,
  type Owner,
  type OwnerDescription,
  paidOf,
} from '#server/modules/payments/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';

const asked = new WeakMap<Ctx['db'], Map<string, Promise<unknown>>>();

/** Letters that are written in one transaction share what they read: it is asked for once. */
const once = <T>({ db }: Ctx, about: string, ask: () => Promise<T>): Promise<T> => {
  const known = asked.get(db) ?? new Map<string, Promise<unknown>>();
  asked.set(db, known);
  const answer = known.get(about) ?? ask();
  known.set(about, answer);
  return answer as Promise<T>;
};

export const settingsOf = (ctx: Ctx) => once(ctx, 'settings', () => readSettings(ctx.db));
export const courseOf = (ctx: Ctx, id: string) => once(ctx, `course ${id}`, () => getCourse(ctx.db, id));
/** A course that takes place on certain days. */
export const runOf = (ctx: Ctx, id: string) => once(ctx, `run ${id}`, () => getCourse(ctx.db, id, RUN_KINDS));
export const orderOf = (ctx: Ctx, id: string) => once(ctx, `order ${id}`, () => findOrder(ctx.db, id));

export const describeSale = (ctx: Ctx, { kind, id }: Owner): Promise<OwnerDescription> => {
  const obligor = ctx.ports.obligors.get(kind);
  if (!obligor) throw new Error(`nobody owns obligations of the kind ${kind}`);
  return once(ctx, `sale ${kind} ${id}`, () => obligor.describe(ctx, id));
};

export const paidFor = (ctx: Ctx, owner: Owner) =>
  once(ctx, `paid ${owner.kind} ${owner.id}`, () => paidOf(ctx.db, owner));
export const receiptsOf = (ctx: Ctx, owner: Owner) =>
  once(ctx, `receipts ${owner.kind} ${owner.id}`, () => listDocuments(ctx.db, owner));
export const obligationsOf = (ctx: Ctx, owner: Owner) =>
  once(ctx, `obligations ${owner.kind} ${owner.id}`, () => listObligations(ctx.db, owner));
