import type { Course } from '#server/modules/catalogue/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import type { Order } from '../orders.repository.ts';

export type DraftRequest = { course: Course; userId: string; promoCode?: string | null };

const NOT_AGREED = {
  method: null,
  plan: null,
  breakdown: null,
  totalEur: null,
  rateMicro: null,
  billing: null,
  termsVersion: null,
  termsAcceptedAt: null,
  holdEndsAt: null,
  placedAt: null,
  confirmedAt: null,
  closedAt: null,
  closedReason: null,
  closedBy: null,
  notes: '',
  isEnding: false,
  isForfeited: false,
} satisfies Partial<Order>;

/** An order of one course for its buyer, before anything is agreed. */
export const newDraft = ({ course, userId, promoCode = null }: DraftRequest, createdAt: Date): Order => ({
  ...NOT_AGREED,
  id: uuidv7(),
  reference: `AUR-${randomBase32(10)}`,
  userId,
  state: 'draft',
  promoCode,
  createdAt,
  lines: [lineOf(course, userId)],
});

const lineOf = ({ id: courseId, kind, title, code }: Course, userId: string): Line => ({
  id: uuidv7(),
  kind,
  courseId,
  title,
  code,
  listEur: null,
  earlyBirdEur: null,
  promoEur: null,
  priceEur: null,
  policy: null,
  confirmations: [],
  cameWith: null,
  places: [{ id: uuidv7(), userId, email: null, state: 'open' }],
});
