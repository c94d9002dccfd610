import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import type { Line, Place } from '../lines/order-lines.repository.ts';
import type { Order } from '../orders.repository.ts';
import { NOT_AGREED } from './not-agreed.ts';

/** A course and whom it is for: its buyer, unless somebody is invited. */
export type Wish = {
  course: SoldCourse;
  /** Others, who claim their places; '' where nobody was named yet. */
  invited?: readonly string[];
  /** The course that brings it, free of charge. */
  cameWith?: string;
};

export type Wished = {
  userId: string;
  wishes: readonly Wish[];
  promoCode?: string | null;
  notes?: string;
  /** Who of the staff makes it for its person. */
  soldBy?: string;
};

/** An order before anything is agreed. */
export const newDraft = (
  { userId, wishes, promoCode = null, notes = '', soldBy }: Wished,
  createdAt: Date,
): Order => {
  const guests = [...new Set(wishes.flatMap(({ invited = [] }) => invited))];
  const lines = wishes.map((wish) => lineOf(wish, { userId, guests }));
  return {
    ...NOT_AGREED,
    id: uuidv7(),
    reference: `AUR-${randomBase32(10)}`,
    userId,
    state: 'draft',
    promoCode,
    notes,
    soldBy: soldBy ?? null,
    createdAt,
    lines: lines.map((line, i) => ({ ...line, cameWith: bringerOf(wishes[i], lines) })),
  };
};

const bringerOf = (wish: Wish | undefined, lines: readonly Line[]): string | null =>
  lines.find(({ courseId }) => courseId === wish?.cameWith)?.id ?? null;

/** `guests` are the addresses that are invited: whoever is, claims everything of the order with one link. */
type People = { userId: string; guests: readonly string[] };

const lineOf = ({ course, invited }: Wish, { userId, guests }: People): Line => ({
  id: uuidv7(),
  kind: course.kind,
  courseId: course.id,
  title: course.title,
  code: course.code,
  listEur: null,
  earlyBirdEur: null,
  promoEur: null,
  adjustmentEur: 0,
  adjustmentReason: '',
  priceEur: null,
  policy: null,
  confirmations: [],
  cameWith: null,
  policyStartOn: null,
  places: invited?.map((email) =>
    placeOf({ email: email || null, claimVersion: guests.indexOf(email) + 1 }),
  ) ?? [placeOf({ userId })],
});

const placeOf = (who: Partial<Pick<Place, 'userId' | 'email' | 'claimVersion'>>): Place => ({
  id: uuidv7(),
  userId: null,
  email: null,
  claimVersion: 0,
  state: 'open',
  ...who,
});
