import { type AedMinor, aed, type EurMinor, eur, proportionOf, sum } from '#domain/money/money.ts';
import type { Obligation } from '#server/modules/payments/index.ts';
import type { Order } from '../orders.repository.ts';
import { isLookedAt } from '../placing/check-licence.ts';

type Payable = Pick<Order, 'state' | 'isEnding' | 'licence'>;

export const isOpenPart = (part: Obligation): boolean => part.voidedAt === null && part.appliedAed < part.aed;

/** What is still to be paid of a part. */
export const openAedOf = (part: Obligation): AedMinor =>
  aed(isOpenPart(part) ? part.aed - part.appliedAed : 0);
export const openEurOf = (part: Obligation): EurMinor =>
  isOpenPart(part)
    ? proportionOf(eur(part.eur), { part: part.aed - part.appliedAed, whole: part.aed })
    : eur(0);

/** Orders in these states can owe something. */
const owes = ({ state }: Pick<Order, 'state'>): boolean => state === 'placed' || state === 'confirmed';

/**
 * Whether the person can open a card page for what is due: later parts at any time, the first while its hold lives, also
 * where a transfer was chosen or has paid a part of it, but not while a licence is looked at.
 */
export const isPayableByCard = (order: Payable): boolean =>
  order.state === 'confirmed' || (order.state === 'placed' && !order.isEnding && !isLookedAt(order));

/** The first part that is to be paid. */
export const nextPart = (order: Pick<Order, 'state'>, parts: Obligation[]): Obligation | undefined =>
  owes(order) ? parts.find(isOpenPart) : undefined;

/** What is still to be paid of all its parts. */
export const openEurOfOrder = (order: Pick<Order, 'state'>, parts: Obligation[]): EurMinor =>
  owes(order) ? sum(parts.map(openEurOf)) : eur(0);

/** A later part is late from the day after it was due; the first is waited for until its hold ends. */
export const hasLatePart = (
  { state }: Pick<Order, 'state'>,
  { parts, today }: { parts: Obligation[]; today: string },
): boolean => state === 'confirmed' && parts.some((part) => isOpenPart(part) && part.dueOn < today);
